import { readdir } from 'node:fs/promises'
import { afterAll, test } from 'vitest'
import { runOperator } from '../testing/run-operator.ts'
import { buildServer, emptySettings } from '../testing/server-build.ts'

const build = buildServer()
afterAll(build.remove)

test.concurrent.for<[string[], number, string]>([
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
  [['calibrate'], 2, 'Name one file'],
  [['backup', 'a'], 1, 'empty'],
  [['calibrate', 'a'], 1, 'empty'],
  [['restore', 'missing'], 1, 'does not exist'],
  [['backup', '--help'], 0, 'Usage'],
  [[], 0, 'backup'],
])('individua %j ends with %i and says why', async ([args, code, text], { expect }) => {
  const settings = await emptySettings(build)
  const result = await runOperator(build, settings, args)
  expect(result).toMatchObject({ code, output: expect.stringContaining(text) })
  expect(result.output).not.toContain('    at ')
  const left = await readdir(String(settings.DATA_DIR))
  expect(left.filter((name) => name.startsWith('a'))).toEqual([])
})
