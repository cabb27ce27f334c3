import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { fixedKey } from '../../../lib/key-ring.ts'
import { accessTokenSeconds, accessTokens } from './access-tokens.ts'

const secret = new Uint8Array(32).fill(7)
const issuer = 'http://localhost:3000/auth/v1'
const now = new Date('2026-03-01T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

function sign(tokens: ReturnType<typeof accessTokens>) {
  const ids = { userId: randomUUID(), sessionId: randomUUID() }
  const subject = { ...ids, email: 'a@example.sk', userMetadata: {}, authenticatedAt: now }
  return tokens.sign(subject, now).then(({ token }) => ({ token, ids }))
}

test('a token known from before still ends at its time', async () => {
  const tokens = accessTokens(fixedKey(secret), issuer)
  const { token, ids } = await sign(tokens)
  expect(await tokens.read(token, now)).toEqual(ids)
  expect(await tokens.read(token, later(accessTokenSeconds - 1))).toEqual(ids)
  expect(await tokens.read(token, later(accessTokenSeconds))).toBeNull()
  expect(await tokens.read(token, now)).toEqual(ids)
})

test('what differs in one character, or comes of another issuer or key, is not known', async () => {
  const tokens = accessTokens(fixedKey(secret), issuer)
  const { token } = await sign(tokens)
  await tokens.read(token, now)
  const middle = Math.floor(token.length / 2)
  const changed = `${token.slice(0, middle)}${token[middle] === 'A' ? 'B' : 'A'}${token.slice(middle + 1)}`
  expect(await tokens.read(changed, now)).toBeNull()
  const others = [
    accessTokens(fixedKey(secret), 'http://elsewhere.test/auth/v1'),
    accessTokens(fixedKey(new Uint8Array(32).fill(8)), issuer),
  ]
  for (const other of others) {
    expect(await tokens.read((await sign(other)).token, now)).toBeNull()
  }
})
