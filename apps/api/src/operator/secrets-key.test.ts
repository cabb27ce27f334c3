// @module-tag postgres

import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { createSecretBox } from '../lib/secret-box.ts'
import { findOrMakeSecret } from '../lib/server-secrets.queries.ts'
import { newTestDatabaseUrl } from '../testing/test-database.ts'
import { runCommand } from './run-command.ts'

const key = randomBytes(32).toString('base64')
let settings: Record<string, string>
let files: string

beforeAll(async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'individua-keys-'))
  files = mkdtempSync(join(tmpdir(), 'individua-files-'))
  const url = await newTestDatabaseUrl(process.env.TEST_POSTGRES_TEMPLATE)
  const { TEST_PGLITE_FOLDER: template } = process.env
  if (!url && template) cpSync(template, join(DATA_DIR, 'pglite'), { recursive: true })
  settings = { DATA_DIR, PGLITE_FSYNC: 'false', ...(url && { DATABASE_URL: url }) }
  const database = await connectDatabase(readEnv(settings))
  const { SECRETS_KEY } = readEnv({ SECRETS_KEY: key })
  await findOrMakeSecret(database.db, createSecretBox(SECRETS_KEY), 'auth')
  await database.close()
})
afterAll(() => {
  for (const folder of [settings.DATA_DIR, files]) {
    if (folder) rmSync(folder, { recursive: true, force: true })
  }
})

const individua = (args: string[], SECRETS_KEY = '') =>
  runCommand(args, {
    name: 'individua',
    readSettings: () => ({ ...settings, SECRETS_KEY }),
    pathOf: (path) => join(files, path),
    note: () => {},
  })

async function storedKeys() {
  const database = await connectDatabase(readEnv(settings))
  const { rows } = await database.executeSql('select * from server_secrets order by name')
  await database.close()
  return rows
}

test('without SECRETS_KEY, or with another, a command ends as a start does and changes nothing', async () => {
  const before = await storedKeys()
  const missing = /^SECRETS_KEY is missing[^\n]*$/
  for (const args of [
    ['migrate'],
    ['backup', 'a.backup'],
    ['move', '--to', 'elsewhere'],
    ['keys', 'rotate'],
    ['calibrate', 'parameters.json'],
  ]) {
    expect(await individua(args), args.join(' ')).toEqual({
      code: 1,
      failure: expect.stringMatching(missing),
    })
  }
  const other = randomBytes(32).toString('base64')
  expect(await individua(['keys', 'rotate', '--at-once'], other)).toEqual({
    code: 1,
    failure: expect.stringMatching(/^SECRETS_KEY is not the key[^\n]*$/),
  })
  expect(await storedKeys()).toEqual(before)
  expect(readdirSync(files)).toEqual([])
})

test('with the key a command works, and a lost key does not stand in the way of a restore', async () => {
  expect(await individua(['backup', 'kept.backup'], key)).toMatchObject({ code: 0 })
  const before = await storedKeys()
  expect(await individua(['restore', 'kept.backup', '--replace'])).toMatchObject({ code: 0 })
  expect(await storedKeys()).toEqual(before)
})
