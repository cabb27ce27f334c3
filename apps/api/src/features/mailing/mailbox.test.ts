import { randomUUID } from 'node:crypto'
import { GoTrueClient } from '@supabase/auth-js'
import pino from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { readEnv } from '../../env.ts'
import { createProduct, type Product } from '../../product.ts'
import { openTestDatabase, testTimeoutMs } from '../../testing/test-database.ts'

const log = pino({ level: 'silent' })
let database: Database
let product: Product
beforeAll(async () => {
  database = await openTestDatabase()
  product = await createProduct({
    env: readEnv({}),
    database,
    log,
    requestTimeoutMs: testTimeoutMs,
  })
})
afterAll(async () => {
  await product.stop()
  await database.close()
})

const mailboxList = z.array(
  z.object({
    id: z.uuid(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    sentAt: z.iso.datetime(),
  }),
)
const readMailbox = async () =>
  mailboxList.parse(await (await product.app.request('/dev/mailbox.json')).json())

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

const client = () =>
  new GoTrueClient({
    url: 'http://localhost:3000/auth/v1',
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: false,
    fetch: async (url, init) => product.app.request(String(url), init),
  })

test('a sign-up arrives in the mailbox, and the link in it opens a session of the product', async () => {
  const email = `${randomUUID()}@example.org`
  const browser = client()
  const { data, error } = await browser.signUp({
    email,
    password: randomUUID(),
    options: {
      data: { lang: 'de' },
      emailRedirectTo: 'http://localhost:3000/api/callbacks/supabase/signup',
    },
  })
  expect(error).toBeNull()
  const mail = await vi.waitFor(
    async () => {
      const [newest] = await readMailbox()
      expect(newest?.to).toBe(email)
      return newest
    },
    { timeout: testTimeoutMs },
  )
  expect(mail?.subject).toBe('Adresse bestätigen und Profil ansehen')

  const link = new URL(/http:\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  expect(link.pathname).toBe('/de/callbacks/supabase/signup')
  const opened = await browser.verifyOtp({
    type: 'signup',
    token_hash: link.searchParams.get('token_hash') ?? '',
  })
  expect(opened.data.user?.id).toBe(data.user?.id)
  const session = await product.ctx.auth.verify(opened.data.session?.access_token ?? '')
  expect(session).toMatchObject({ id: data.user?.id, email })
})

test('the page shows the mail as text with a working link, and nothing that could run', async () => {
  const response = await product.app.request('/dev/mailbox')
  const page = await response.text()
  expect(page).toMatch(
    /<a href="http:\/\/localhost:3000\/de\/callbacks\/supabase\/signup\?token_hash=/,
  )
  expect(page).toMatch(/<h2 id="[^"]+">Adresse bestätigen/)
  expect(page).not.toMatch(/<script|<style|style=|<iframe|<img/)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test('a mail is shown as a mail program shows it, and nothing in it can run or load', async () => {
  const [newest] = await readMailbox()
  const response = await product.app.request(`/dev/mailbox/${newest?.id}`)
  expect(await response.text()).toContain('prefers-color-scheme: dark')
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'; style-src 'unsafe-inline'",
  )
  expect((await product.app.request('/dev/mailbox/another')).status).toBe(404)
})

test('what a mail says is shown, not obeyed', async () => {
  const { mailboxPage } = await import('./mailbox-page.ts')
  const nasty = '<script>alert(1)</script> https://individua.test/"onclick="x'
  const page = String(
    mailboxPage([{ id: '1', to: nasty, subject: nasty, text: nasty, html: nasty, sentAt: 'now' }]),
  )
  expect(page).not.toContain('<script>')
  expect(page).not.toContain('"onclick')
})

test('with an SMTP server there is no mailbox', async () => {
  const env = readEnv({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const sending = await createProduct({ env, database, log, requestTimeoutMs: testTimeoutMs })
  expect((await sending.app.request('/dev/mailbox.json')).status).toBe(404)
  expect((await sending.app.request('/dev/mailbox')).status).toBe(404)
  await sending.stop()
})

test.each([
  ['this machine', from('127.0.0.1'), {}, 200],
  ['this machine over IPv6', from('::1'), {}, 200],
  ['this machine in IPv6 clothes', from('::ffff:127.0.0.1'), {}, 200],
  ['another machine', from('192.168.1.7'), {}, 404],
  ['a proxy on this machine', from('127.0.0.1'), { 'x-forwarded-for': '203.0.113.5' }, 404],
  ['a proxy that names only the host', from('127.0.0.1'), { 'x-forwarded-host': 'x.test' }, 404],
  ['a proxy that names only the scheme', from('127.0.0.1'), { 'x-forwarded-proto': 'https' }, 404],
  ['a content network', from('127.0.0.1'), { 'true-client-ip': '203.0.113.5' }, 404],
  ['a proxy that speaks RFC 7239', from('::1'), { forwarded: 'for=203.0.113.5' }, 404],
])('%s', async (_name, peer, headers, status) => {
  const [newest] = await readMailbox()
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', `/dev/mailbox/${newest?.id}`]) {
    const response = await product.app.fetch(
      new Request(`http://localhost:3000${path}`, { headers }),
      peer,
    )
    expect(response.status).toBe(status)
  }
})

async function mailboxStatus(
  settings: Record<string, string>,
  peer: string,
  url: string,
): Promise<[mailbox: number, isOfferedByConfig: boolean]> {
  const served = await createProduct({
    env: readEnv(settings),
    database,
    log,
    requestTimeoutMs: testTimeoutMs,
  })
  const response = await served.app.fetch(new Request(url), from(peer))
  const config = await served.app.request('/api/config')
  await served.stop()
  const { hasLocalMailbox } = z.object({ hasLocalMailbox: z.boolean() }).parse(await config.json())
  return [response.status, hasLocalMailbox]
}

test('behind a reverse proxy that adds no header and names 127.0.0.1 there is no mailbox', async () => {
  const settings = {
    PUBLIC_URL: 'https://individua.example',
    APP_ENV: 'production',
    ALLOW_EMBEDDED: 'true',
  }
  const [newest] = await readMailbox()
  for (const path of ['/dev/mailbox', '/dev/mailbox.json', `/dev/mailbox/${newest?.id}`]) {
    const url = `http://127.0.0.1:3000${path}`
    expect(await mailboxStatus(settings, '127.0.0.1', url)).toEqual([404, false])
  }
})

test('a private network that the operator names may read the mailbox', async () => {
  const settings = {
    PUBLIC_URL: 'http://192.168.1.10:3000',
    TRUSTED_NETWORK: '192.168.1.0/24',
  }
  const url = 'http://192.168.1.10:3000/dev/mailbox.json'
  expect(await mailboxStatus(settings, '192.168.1.7', url)).toEqual([200, true])
  expect(await mailboxStatus(settings, '192.168.2.7', url)).toEqual([404, true])
})
