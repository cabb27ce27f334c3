import { expect, test } from 'vitest'
import { everyone, signedIn } from './access.ts'
import type { RequestContext } from './context.ts'
import { createHttpApp } from './http-app.ts'
import { readUser, requireUser } from './require-user.ts'

const owner = { id: 'owner', email: 'owner@example.sk' }
const verified: string[] = []
let isSignedIn = true

/** Only what the guard uses: one token is valid. */
const ctx = {
  language: 'en',
  auth: {
    verify: async (token: string) => {
      verified.push(token)
      return token === 'good' && isSignedIn ? owner : null
    },
  },
} as unknown as RequestContext

async function call(headers: Record<string, string> = {}) {
  const app = createHttpApp()
  let handled = 0
  app.use(async (c, next) => {
    c.set('ctx', ctx)
    await next()
  })
  app.onError((error, c) => c.json({ code: 'code' in error ? error.code : String(error) }, 400))
  app.get('/', ...signedIn.guards, (c) => {
    handled++
    return c.json(c.get('user').user)
  })
  const response = await app.request('/', { headers })
  return { body: await response.json(), handled }
}

test('a valid session reaches the handler as its user', async () => {
  expect(await call({ authorization: 'Bearer good' })).toEqual({ body: owner, handled: 1 })
  expect(await call({ authorization: 'bearer good' })).toEqual({ body: owner, handled: 1 })
})

test('without a session the handler is not called', async () => {
  expect(await call()).toEqual({ body: { code: 'session_missing' }, handled: 0 })
})

test.each([
  'Bearer bad',
  'Bearer ',
  'Bearer',
  'good',
  'Basic good',
  'Bearergood',
  'Bearer  good',
  'Bearer good more',
  'Not Bearer good',
  '',
])('a session sent as "%s" is refused', async (authorization) => {
  await expect(readUser(ctx, authorization)).rejects.toMatchObject({ code: 'session_invalid' })
})

test('a header without a token is not verified', async () => {
  verified.length = 0
  await readUser(ctx, 'Basic good').catch(() => {})
  expect(verified).toEqual([])
})

test('a user keeps the context of the request', async () => {
  expect(await readUser(ctx, 'Bearer good')).toMatchObject({ ...ctx, user: owner })
  expect(await readUser(ctx, undefined)).toBeUndefined()
})

test('open routes have no guard, others name the session in the document', () => {
  expect(everyone).toEqual({ security: [], guards: [] })
  expect(signedIn).toEqual({ security: [{ session: [] }], guards: [requireUser] })
})

test('a user is signed in until the session ends', async () => {
  const user = await readUser(ctx, 'Bearer good')
  expect(await user?.isStillSignedIn()).toBe(true)
  isSignedIn = false
  expect(await user?.isStillSignedIn()).toBe(false)
  isSignedIn = true
})
