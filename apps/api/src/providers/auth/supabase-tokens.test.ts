import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { supabaseTokens } from './supabase-tokens.ts'

test('with a shared secret a token signed with it is valid, and no keys are fetched', async () => {
  const jwtSecret = 'the shared secret of an older project'
  const url = 'http://127.0.0.1:9'
  const read = supabaseTokens({ url, publishableKey: 'key', jwtSecret })
  const [userId, sessionId] = [randomUUID(), randomUUID()]
  const token = await new SignJWT({ session_id: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setIssuer(`${url}/auth/v1`)
    .setAudience('authenticated')
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(jwtSecret))
  expect(await read(token)).toEqual({ userId, sessionId })
})

test('keys that cannot be fetched are no reason to call a token bad', async () => {
  const read = supabaseTokens({ url: 'http://127.0.0.1:9', publishableKey: 'key' })
  const header = Buffer.from('{"alg":"ES256","kid":"x"}').toString('base64url')
  await expect(read(`${header}.e30.AA`)).rejects.toThrow()
})
