/*
 * Why the embedded provider is our own: what @supabase/lite 0.10 does where we promised otherwise.
 * When one of these tests fails after an update, lite may have learned to keep the promise.
 */
import { App } from '@supabase/lite'
import { createConnection } from '@supabase/lite/sqlite'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

const password = 'a long random password'
const errorBody = z.object({ error_code: z.string().optional() })
let deliver: (text: string) => void
let mails: string[]
let app: App

beforeEach(async () => {
  mails = []
  deliver = (text) => mails.push(text)
  const connection = await createConnection({ url: ':memory:' })
  app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: 'only for this test, thirty-two bytes and more',
      site_url: 'http://localhost:3000',
      email: { enable_confirmations: true, otp_expiry: 600 },
    },
    options: { drivers: { email: { send: async ({ text }) => deliver(text ?? '') } } },
  })
  await app.ensureSystemSchema()
})

async function post(
  path: string,
  body: object,
): Promise<{ status: number; code: string | undefined }> {
  const response = await app.fetch(
    new Request(`http://localhost:3000/auth/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  const { error_code: code } = errorBody.parse(await response.json())
  return { status: response.status, code }
}

const codeIn = (mail: string | undefined) => /code: (\d{6})/.exec(mail ?? '')?.[1]
const linkIn = (mail: string | undefined) => /link: (\S+)/.exec(mail ?? '')?.[1] ?? ''

describe('it tells who is registered', () => {
  test('signing up with an address it knows is refused, with a new one it is not', async () => {
    expect((await post('/signup', { email: 'one@example.org', password })).status).toBe(200)
    const again = await post('/signup', { email: 'one@example.org', password })
    expect(again).toMatchObject({ status: 429, code: 'over_email_send_rate_limit' })
  })

  test('asking for a sign-in link without creating a user answers differently', async () => {
    await post('/signup', { email: 'one@example.org', password })
    expect((await post('/otp', { email: 'one@example.org', create_user: false })).status).toBe(200)
    expect((await post('/otp', { email: 'two@example.org', create_user: false })).status).toBe(422)
  })
})

test('a sign-up whose mail got lost can never be repeated: mail and account are not one transaction', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  deliver = () => {
    throw new Error('the process died here')
  }
  expect((await post('/signup', { email: 'one@example.org', password })).status).toBe(500)

  deliver = (text) => mails.push(text)
  expect((await post('/signup', { email: 'one@example.org', password })).status).toBe(429)
  await post('/resend', { type: 'signup', email: 'one@example.org' })
  expect(mails).toEqual([])
})

test('wrong codes are not counted: the right one still works after twenty', async () => {
  await post('/signup', { email: 'one@example.org', password })
  const token = codeIn(mails[0])
  const wrong = token === '000000' ? '000001' : '000000'
  for (let attempt = 1; attempt <= 20; attempt++) {
    const body = { type: 'signup', email: 'one@example.org', token: wrong }
    expect((await post('/verify', body)).status).toBe(403)
  }
  expect((await post('/verify', { type: 'signup', email: 'one@example.org', token })).status).toBe(
    200,
  )
})

test('a scanner that fetches the link uses it up', async () => {
  await post('/signup', { email: 'one@example.org', password })
  const link = new URL(linkIn(mails[0]))
  const scan = await app.fetch(new Request(link))
  expect(scan.headers.get('location')).toContain('access_token=')
  const body = { type: 'signup', token_hash: link.searchParams.get('token') }
  expect((await post('/verify', body)).status).toBe(403)
})

test("the client's usual type `email` for a code is refused", async () => {
  await post('/signup', { email: 'one@example.org', password })
  const body = { type: 'email', email: 'one@example.org', token: codeIn(mails[0]) }
  expect(await post('/verify', body)).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('mails are not limited: ten sign-in links at once', async () => {
  await post('/signup', { email: 'one@example.org', password })
  for (let number = 1; number <= 10; number++) {
    expect((await post('/otp', { email: 'one@example.org' })).status).toBe(200)
  }
  expect(mails).toHaveLength(11)
})

test('the redirect asked for is dropped from the mail', async () => {
  const redirect = encodeURIComponent('http://localhost:3000/sk/callbacks/supabase/signup')
  await post(`/signup?redirect_to=${redirect}`, { email: 'one@example.org', password })
  expect(linkIn(mails[0])).not.toContain('sk')
})
