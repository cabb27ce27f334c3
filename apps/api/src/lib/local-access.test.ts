import { expect, test } from 'vitest'
import { isLoopbackName, localAccess } from './local-access.ts'

const local = localAccess({ PUBLIC_URL: 'http://localhost:3000', TRUSTED_NETWORK: [] })
const served = localAccess({ PUBLIC_URL: 'https://individua.example', TRUSTED_NETWORK: [] })
const home = localAccess({
  PUBLIC_URL: 'http://individua.home:3000',
  TRUSTED_NETWORK: ['192.168.1.0/24', 'fd00::/8'],
})
const none = new Headers({ accept: 'text/html', 'user-agent': 'x', 'x-request-id': '1' })

test.each(['localhost', '127.0.0.1', '127.9.9.9', '[::1]', 'app.localhost'])(
  'with PUBLIC_URL on %s the machine itself is allowed',
  (hostname) => {
    const access = localAccess({ PUBLIC_URL: `http://${hostname}:3000`, TRUSTED_NETWORK: [] })
    expect(access.isOffered).toBe(true)
    for (const peer of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(access.allows(peer, hostname, none)).toBe(true)
    for (const peer of ['192.168.1.7', '203.0.113.5', 'fe80::1', ''])
      expect(access.allows(peer, hostname, none)).toBe(false)
  },
)

test.each(['individua.example', '192.168.1.10', 'localhost.example', '127.0.0.1.nip.io'])(
  'with PUBLIC_URL on %s nothing is offered, not even to a loopback peer and host',
  (hostname) => {
    const access = localAccess({ PUBLIC_URL: `http://${hostname}`, TRUSTED_NETWORK: [] })
    expect(access.isOffered).toBe(false)
    expect(access.allows('127.0.0.1', '127.0.0.1', none)).toBe(false)
    expect(access.allows('127.0.0.1', hostname, none)).toBe(false)
  },
)

test('a peer in the trusted network is allowed, by PUBLIC_URL or a loopback name only', () => {
  expect(home.isOffered).toBe(true)
  expect(home.allows('192.168.1.7', 'individua.home', none)).toBe(true)
  expect(home.allows('::ffff:192.168.1.7', 'individua.home', none)).toBe(true)
  expect(home.allows('fd00::7', 'localhost', none)).toBe(true)
  expect(home.allows('192.168.2.7', 'individua.home', none)).toBe(false)
  expect(home.allows('127.0.0.1', 'individua.home', none)).toBe(false)
  expect(home.allows('192.168.1.7', 'evil.test', none)).toBe(false)
})

test('a foreign host is refused', () => {
  for (const host of ['evil.test', 'localhost.evil.test', '192.168.1.7', '0.0.0.0', '[::2]'])
    expect(local.allows('127.0.0.1', host, none)).toBe(false)
  expect(served.allows('127.0.0.1', 'localhost', none)).toBe(false)
})

test.each([
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'X-Forwarded-Anything',
  'X-Forwarded',
  'Forwarded',
  'Forwarded-For',
  'Via',
  'X-Real-IP',
  'True-Client-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'Client-IP',
  'CF-Connecting-IP',
  'CF-Ray',
  'CDN-Loop',
  'Fly-Client-IP',
  'Fastly-Client-IP',
  'X-Original-Forwarded-For',
  'X-Original-Host',
  'X-Envoy-External-Address',
  'X-Amzn-Trace-Id',
  'X-Azure-ClientIP',
  'X-ProxyUser-Ip',
])('a request with %s went through a proxy and is refused', (name) => {
  const headers = new Headers({ accept: 'text/html', [name]: '127.0.0.1' })
  expect(local.allows('127.0.0.1', 'localhost', headers)).toBe(false)
  expect(home.allows('192.168.1.7', 'individua.home', headers)).toBe(false)
})

test.each([
  'My-Forwarded',
  'My-X-Original-Host',
  'My-Real-IP',
  'X-Real-IP-Hash',
  'My-Via',
  'Viable',
  'My-CDN-Loop',
  'CDN-Loop-Count',
  'My-CF-Ray',
  'My-X-Proxy-Name',
])('a request with %s, which no proxy adds, is allowed', (name) => {
  expect(local.allows('127.0.0.1', 'localhost', new Headers({ [name]: '1' }))).toBe(true)
})

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['app.localhost', true],
  ['[::1]', true],
  ['mylocalhost', false],
  ['localhost.', false],
  ['[::1]]', false],
  ['[:[:1]', false],
])('%s is a loopback name: %s', (name, isLoopback) => {
  expect(isLoopbackName(name)).toBe(isLoopback)
})
