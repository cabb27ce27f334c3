import { extname } from 'node:path'

export type Encoding = 'br' | 'gzip' | 'identity'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
}

export function mediaTypeOf(path: string): string {
  return types[extname(path)] ?? 'application/octet-stream'
}

/** A hashed asset never changes under its name. */
export function isHashedAsset(path: string): boolean {
  return path.startsWith('/assets/')
}

/** Of a file of the web app. */
export function fileHeaders(path: string): [name: string, value: string][] {
  return [
    ['Content-Type', mediaTypeOf(path)],
    ['Vary', 'Accept-Encoding'],
    ['Cache-Control', isHashedAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache'],
  ]
}

/** The smallest encoding that the caller takes. */
export function chooseEncoding(accepted = ''): Encoding {
  const refused = /^\s*(\w+|\*)\s*;\s*q=0(\.0*)?\s*$/i
  const names = accepted
    .split(',')
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';', 1)[0]?.trim().toLowerCase())
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : 'identity'
}
