// @module-tag postgres

import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { createSecretBox, SecretsKeyError } from './secret-box.ts'
import { encryptSecrets, findOrMakeSecret } from './server-secrets.queries.ts'

const key = () => new Uint8Array(randomBytes(32))

test('a sealed value opens with its key and its name only', () => {
  const [right, wrong] = [key(), key()]
  const box = createSecretBox([right])
  const sealed = box.seal('auth', 'a secret')
  expect(sealed).not.toContain('secret')
  expect(box.seal('auth', 'a secret')).not.toBe(sealed)
  expect(box.open('auth', sealed)).toBe('a secret')
  expect(() => box.open('tickets', sealed)).toThrow(SecretsKeyError)
  expect(() => box.open('auth', `${sealed.slice(0, -2)}AA`)).toThrow(SecretsKeyError)
  expect(() => box.open('auth', sealed.slice(0, 20))).toThrow(SecretsKeyError)
  expect(() => createSecretBox([wrong]).open('auth', sealed)).toThrow(/^SECRETS_KEY is not the key/)
  expect(() => createSecretBox([]).open('auth', sealed)).toThrow(/^SECRETS_KEY is missing/)
})

test('secrets are encrypted at the start that first has a key, and re-encrypted for a new one', async () => {
  const database = await openTestDatabase()
  await database.migrate()
  const { db } = database
  await database.executeSql('delete from server_secrets')
  const plain = await findOrMakeSecret(db, createSecretBox([]), 'auth')
  const stored = async () =>
    JSON.stringify((await database.executeSql('select * from server_secrets')).rows)
  expect(await stored()).toContain(plain)
  const [first, second] = [key(), key()]
  await encryptSecrets(db, createSecretBox([first]))
  expect(await stored()).not.toContain(plain)
  expect(await findOrMakeSecret(db, createSecretBox([first]), 'auth')).toBe(plain)
  await expect(encryptSecrets(db, createSecretBox([second]))).rejects.toThrow(SecretsKeyError)
  await expect(encryptSecrets(db, createSecretBox([]))).rejects.toThrow(SecretsKeyError)
  await encryptSecrets(db, createSecretBox([second, first]))
  expect(await findOrMakeSecret(db, createSecretBox([second]), 'auth')).toBe(plain)
  await database.close()
})

test('SECRETS_KEY is one or more keys of 32 bytes', () => {
  const [first, second] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]
  const { SECRETS_KEY } = readEnv({ SECRETS_KEY: `${first},${second}` })
  expect(SECRETS_KEY.map((bytes) => Buffer.from(bytes).toString('base64'))).toEqual([first, second])
  expect(readEnv({}).SECRETS_KEY).toEqual([])
  for (const wrong of ['short', randomBytes(31).toString('base64'), `${first},x`]) {
    expect(() => readEnv({ SECRETS_KEY: wrong })).toThrow(/^SECRETS_KEY must be 32 random bytes/)
  }
})
