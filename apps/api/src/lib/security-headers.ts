/** Headers of every response; what a page may load is decided by its own policy. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  }
}

/**
 * Headers of every response that a browser could show as a page. With a script or a font they decide
 * nothing, and a first visit would be sent them ten times.
 */
export const pageHeaders: Record<string, string> = {
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** For responses that are no page: nothing may be loaded by them. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Base64 SHA-256 of what stands in a page itself. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/** The policy of the service worker, which asks for the files of the web app and for nothing else. */
export const workerPolicy = `${closedPolicy}; connect-src 'self'`

/**
 * The policy of a page of the web app.
 * @param authOrigin where the browser reaches the authentication provider, when not here
 */
export function pagePolicy(
  { scripts, styles }: InlineHashes,
  authOrigin: string | undefined,
): string {
  const allow = (hashes: readonly string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('')
  return [
    "default-src 'none'",
    `script-src 'self'${allow(scripts)}`,
    `style-src 'self'${allow(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${authOrigin ? ` ${authOrigin}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
