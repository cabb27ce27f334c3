import { randomBytes } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { expect, test } from 'vitest'
import { decryptCompact, encryptCompact } from './compact-jwe.ts'

const key = { id: 'initial', bytes: new Uint8Array(randomBytes(32)) }
const findKey = (id: string | undefined) => (id === key.id ? key : undefined)
const text = JSON.stringify({ email: 'žofia@example.sk' })

const encryptByJose = (header: object = {}) =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id, ...header })
    .encrypt(key.bytes)

test('what is encrypted here is decrypted by jose, and the other way round', async () => {
  const { plaintext, protectedHeader } = await compactDecrypt(encryptCompact(key, text), key.bytes)
  expect(new TextDecoder().decode(plaintext)).toBe(text)
  expect(protectedHeader).toEqual({ alg: 'dir', enc: 'A256GCM', kid: 'initial' })
  expect(decryptCompact(await encryptByJose(), findKey)).toBe(text)
})

test('each part counts, and no part is left over or cut off', () => {
  const parts = encryptCompact(key, text).split('.')
  expect(decryptCompact(parts.join('.'), findKey)).toBe(text)
  for (const index of parts.keys()) {
    const changed = parts.map((part, at) =>
      at === index ? `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}` : part,
    )
    expect(decryptCompact(changed.join('.'), findKey)).toBeUndefined()
    const cut = parts.map((part, at) => (at === index ? part.slice(0, -4) : part))
    if (parts[index]) expect(decryptCompact(cut.join('.'), findKey)).toBeUndefined()
  }
  expect(decryptCompact([...parts, 'AAAA'].join('.'), findKey)).toBeUndefined()
  expect(decryptCompact(parts.slice(0, -1).join('.'), findKey)).toBeUndefined()
  expect(decryptCompact('', findKey)).toBeUndefined()
})

test('another key, an unknown one and another algorithm are refused', async () => {
  const token = encryptCompact(key, text)
  const other = { bytes: new Uint8Array(randomBytes(32)) }
  expect(decryptCompact(token, () => other)).toBeUndefined()
  expect(decryptCompact(token, () => undefined)).toBeUndefined()
  const byPassword = [
    Buffer.from('{"alg":"PBES2-HS256+A128KW","enc":"A256GCM"}').toString('base64url'),
  ]
  expect(
    decryptCompact([...byPassword, ...token.split('.').slice(1)].join('.'), findKey),
  ).toBeUndefined()
  expect(decryptCompact(await encryptByJose({ typ: 'JWT' }), findKey)).toBeUndefined()
})
