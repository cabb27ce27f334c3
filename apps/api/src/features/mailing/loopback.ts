/** True for an IP address of this machine itself. */
export function isLoopback(ipAddress: string): boolean {
  return /^(::ffff:)?127\.\d+\.\d+\.\d+$/i.test(ipAddress) || ipAddress === '::1'
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via', 'cf-connecting-ip']

/** A proxy on this machine has a loopback IP address too, but says so. */
export function isForwarded(headers: Headers): boolean {
  return forwardingHeaders.some((name) => headers.has(name))
}

/**
 * A page of another site may lead its own name to this machine (DNS rebinding) and would then read
 * what is shown here; the name it asks for gives it away.
 */
export function isNameOfThisMachine(hostname: string): boolean {
  return /(^|\.)localhost$/i.test(hostname) || isLoopback(hostname.replace(/^\[|\]$/g, ''))
}
