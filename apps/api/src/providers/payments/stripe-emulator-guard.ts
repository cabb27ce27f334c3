import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { isLoopbackName } from '../../lib/local-access.ts'

export interface GuardOptions {
  secretKey: string
  /** Of the emulator, which trusts every caller. */
  socketPath: string
}

/**
 * Stands between the network and the emulator, which asks for no key and lets the pages of every
 * site read its responses. Every call needs the key.
 */
export function createStripeGuard({ secretKey, socketPath }: GuardOptions) {
  return createServer((incoming, response) => {
    if (!namesThisMachine(incoming)) return refuse(response, 403, 'host')
    if (!hasKey(incoming, secretKey)) return refuse(response, 401, 'api_key')
    passOn(incoming, response, socketPath)
  })
}

/** A page of another site can resolve its own name to this machine (DNS rebinding). */
function namesThisMachine({ headers: { host = '' } }: IncomingMessage): boolean {
  return isLoopbackName(host.replace(/:\d+$/, ''))
}

function hasKey({ headers: { authorization = '' } }: IncomingMessage, secretKey: string): boolean {
  return timingSafeEqual(digest(authorization), digest(`Bearer ${secretKey}`))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { type: 'invalid_request_error', code } }))
}

function passOn(incoming: IncomingMessage, response: ServerResponse, socketPath: string): void {
  const { method, url: path, headers } = incoming
  const outgoing = request({ socketPath, method, path, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, withoutSharing(answered.headers))
    answered.pipe(response)
  })
  outgoing.on('error', () =>
    response.headersSent ? response.destroy() : refuse(response, 502, 'api'),
  )
  response.on('close', () => outgoing.destroy())
  incoming.pipe(outgoing)
}

/** Without the headers by which the emulator opens its responses to the pages of other sites. */
function withoutSharing(headers: IncomingMessage['headers']) {
  const kept = Object.entries(headers).filter(([name]) => !name.startsWith('access-control-'))
  return { ...Object.fromEntries(kept), 'cross-origin-resource-policy': 'same-origin' }
}
