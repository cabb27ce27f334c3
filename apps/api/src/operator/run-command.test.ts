import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyEmptyPglite } from '../testing/test-database.ts'
import { runCommand } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'individua-command-'))
copyEmptyPglite(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const individua = (args: string[], settings = {}) =>
  runCommand(args, {
    name: 'individua',
    readSettings: () => ({ DATA_DIR: folder, PGLITE_FSYNC: 'false', ...settings }),
    pathOf: (path) => join(folder, path),
    note: () => {},
  })

test.each<[string[], number, string]>([
  [['frob'], 2, 'no verb'],
  [['frob'], 2, 'doctor'],
  [['find'], 2, 'Name one email'],
  [['find', 'a@b.sk'], 1, 'empty'],
  [['erase', 'a@b.sk'], 2, '--yes'],
  [['grant', 'a@b.sk', 'gold'], 2, 'advanced_report'],
  [['backup'], 2, 'Name one file'],
  [['backup', 'a', '--what'], 2, '--what'],
  [['move'], 2, '--to'],
  [['keys', 'melt'], 2, 'rotate'],
  [['keys', 'list'], 1, 'empty'],
  [['calibrate'], 2, 'Name one file'],
  [['backup', 'a'], 1, 'empty'],
  [['calibrate', 'a'], 1, 'empty'],
  [['restore', 'missing'], 1, 'does not exist'],
])('individua %j ends with %i and says why', async (args, code, text) => {
  expect(await individua(args)).toEqual({ code, failure: expect.stringContaining(text) })
  expect(readdirSync(folder).filter((name) => name.startsWith('a'))).toEqual([])
})

test.each([
  [['backup', '--help'], 'Usage: individua backup FILE'],
  [[], 'backup'],
  [['--help'], 'backup'],
])('individua %j explains itself', async (args, text) => {
  expect(await individua(args)).toEqual({ code: 0, printed: expect.stringContaining(text) })
})

test('a program reads a failure as JSON', async () => {
  const { code, printed = '' } = await individua(['backup', '--json'])
  expect(code).toBe(2)
  expect(JSON.parse(printed)).toEqual({ error: expect.stringContaining('Name one file') })
})

test('a wrong setting ends a command with the line that names it', async () => {
  const end = await individua(['stats'], { PORT: 'many' })
  expect(end).toEqual({ code: 1, failure: 'PORT must be a number such as 3000' })
})

test('doctor looks at settings with which the server does not start', async () => {
  const { code, printed } = await individua(['doctor'], { LOG_LEVEL: 'loud' })
  expect(code).toBe(1)
  expect(printed).toMatch(/^failed +settings +LOG_LEVEL must be one of/m)
  expect(printed).toMatch(/^ok +database/m)
})
