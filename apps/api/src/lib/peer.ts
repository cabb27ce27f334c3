import { getConnInfo } from '@hono/node-server/conninfo'
import type { HttpContext } from './http-app.ts'

/** The IP address at the other end of the connection. Requests that tests hand over directly come from this machine. */
export function peerOf(c: HttpContext): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? '') : '127.0.0.1'
}
