import type { RequestOptions } from 'node:http'
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Loaded into the built server by `node --import`: what it asks of Stripe goes to the server at
 * TORTURE_STRIPE_URL. The product has no setting for that, so that no deployment can be led astray.
 */
const { hostname, port } = new URL(process.env.TORTURE_STRIPE_URL ?? '')
const agent = new http.Agent({ keepAlive: true })
const requestElsewhere = https.request

function requestStripe(...given: Parameters<typeof https.request>) {
  const [options] = given
  const isStripe =
    typeof options === 'object' && 'host' in options && options.host === 'api.stripe.com'
  if (!isStripe) return requestElsewhere(...given)
  const redirected: RequestOptions = { ...options, protocol: 'http:', host: hostname, port, agent }
  const request = http.request(redirected)
  // The SDK sends its body once the connection is encrypted.
  request.on('socket', (socket) => {
    if (socket.connecting) socket.once('connect', () => socket.emit('secureConnect'))
  })
  return request
}

Reflect.set(https, 'request', requestStripe)
syncBuiltinESMExports()
