import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { revalidate } from './revalidate.ts'
import { openWebFiles } from './web-files.ts'

const directory = mkdtempSync(join(tmpdir(), 'individua-web-'))
afterAll(() => rmSync(directory, { recursive: true }))
mkdirSync(join(directory, 'sk'))
mkdirSync(join(directory, 'assets'))
const page =
  '<!doctype html><html lang="en"><style>p{color:red}</style><script>start()</script>Individua</html>'
for (const name of ['index.html', 'sk/index.html', '__spa-fallback.html']) {
  writeFileSync(join(directory, name), page)
}
writeFileSync(join(directory, 'assets', 'app-1.js'), 'start()')
writeFileSync(join(directory, 'sw.js'), 'keep()')
writeFileSync(join(directory, 'assets', 'built-1.js'), 'start()')
writeFileSync(join(directory, 'assets', 'built-1.js.br'), 'made by the build')

const { respond } = openWebFiles({
  directory,
  publicUrl: 'http://localhost:3000',
  contactEmail: 'hello@individua.test',
  authOrigin: undefined,
})
const app = new Hono().get('*', revalidate, (c) => respond(c) ?? c.text('nothing', 404))
const get = async (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:3000${path}`, { headers })

test.each([
  ['/sk/', '/sk'],
  ['/sk/?a=1&b=%2F', '/sk?a=1&b=%2F'],
  ['//evil.test/', '/evil.test'],
  ['//evil.test//', '/evil.test'],
  ['/%2f%2fevil.test/', '/%2f%2fevil.test'],
  ['/%5cevil.test/', '/%5cevil.test'],
  ['/en', '/'],
  ['/en/assessment?a=1', '/assessment?a=1'],
  ['/en//evil.test', '/evil.test'],
])('%s leads to %s, never to another site', async (path, target) => {
  const response = await get(path)
  expect(response.status).toBe(308)
  expect(response.headers.get('location')).toBe(target)
})

test.each(['/../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd', '/%00'])(
  '%s leads nowhere outside',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('root:')
  },
)

test.each(['/index.html', '/sk/index.html', '/nowhere', '/nowhere.html', '/sk/nowhere.php'])(
  '%s is not found, and a browser that opens it gets the page that says so',
  async (path) => {
    const response = await get(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(await response.text()).toContain('Individua')
    expect(response.headers.get('link')).toBeNull()
  },
)

test.each([
  ['/missing.png', 'image/avif,image/webp,*/*;q=0.8'],
  ['/missing.js', '*/*'],
  ['/assets/missing-1.js', 'text/html'],
])('no page stands in for the file %s', async (path, accept) => {
  const response = await get(path, { accept })
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('nothing')
})

test('a page under a prefix without texts names the English one as canonical', async () => {
  for (const [path, canonical] of [
    ['/fr', '/'],
    ['/cs/assessment', '/assessment'],
  ] as const) {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('link')).toBe(
      `<http://localhost:3000${canonical}>; rel="canonical"`,
    )
  }
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['brotli', null],
  ['', null],
])('who accepts "%s" gets %s', async (accepted, encoding) => {
  const { headers } = await get('/', { 'accept-encoding': accepted })
  expect(headers.get('content-encoding')).toBe(encoding)
  expect(headers.get('vary')).toBe('Accept-Encoding')
})

test('what the build has compressed is sent as it is, and has no path of its own', async () => {
  const response = await get('/assets/built-1.js', { 'accept-encoding': 'br' })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toBe('made by the build')
  expect(await (await get('/assets/built-1.js')).text()).toBe('start()')
  expect((await get('/assets/built-1.js.br')).status).toBe(404)
})

test('a known etag gets a 304, also one that a proxy weakened', async () => {
  const etag = (await get('/sk')).headers.get('etag') ?? ''
  for (const mark of [etag, `W/${etag}`, `"other", W/${etag}`]) {
    const response = await get('/sk', { 'if-none-match': mark })
    expect(response.status).toBe(304)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  }
  expect((await get('/sk', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('a page runs its own inline script and no other, and is asked for anew; assets stay', async () => {
  const { headers } = await get('/sk')
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/)
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
  expect(headers.get('cache-control')).toBe('no-cache')
  const asset = await get('/assets/app-1.js')
  expect(asset.headers.get('cache-control')).toContain('immutable')
})

test('a page may use the scripts and the style that stand in it, and no others', async () => {
  const page = await get('/')
  const policy = page.headers.get('content-security-policy') ?? ''
  const html = await page.text()
  const hashesOf = (inline: RegExp) =>
    [...html.matchAll(inline)].map(
      ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    )
  const scripts = hashesOf(/<script(?: type="module"[^>]*)?>([\s\S]*?)<\/script>/g)
  const styles = hashesOf(/<style>([\s\S]*?)<\/style>/g)
  expect(scripts).toHaveLength(1)
  expect(styles).toHaveLength(1)
  expect(policy).toContain(`style-src 'self' ${styles[0]};`)
  for (const hash of scripts) expect(policy).toContain(hash)
  expect(policy).not.toContain('unsafe')
})

test('the service worker is asked for anew, and may ask for files of ours only', async () => {
  const { headers } = await get('/sw.js')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toContain('text/javascript')
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'.*; connect-src 'self'$/,
  )
})

test('the worker can read the page that draws any path', async () => {
  const response = await get('/__spa-fallback.html')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'")
})
