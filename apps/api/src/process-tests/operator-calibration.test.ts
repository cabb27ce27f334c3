import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawForms } from '@individua/evaluation/worlds/draw-forms'
import { ForeignWorld } from '@individua/evaluation/worlds/foreign-world'
import { fiveClusters } from '@individua/evaluation/worlds/settings'
import { parametersFromFile } from '@individua/instrument/calibration/parameter-file'
import { afterAll, expect, test } from 'vitest'
import { connectDatabase } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { insertConsentingUsers } from '../testing/consenting-users.ts'
import { asTexts, runOperator } from '../testing/run-operator.ts'
import { buildServer, newSettings, startServer } from '../testing/server-build.ts'

const build = buildServer()
afterAll(build.remove)

type Settings = Awaited<ReturnType<typeof newSettings>>

const calibrate = (settings: Settings, ...args: string[]) =>
  runOperator(build, settings, ['calibrate', ...args])

async function stop(server: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  server.signal('SIGTERM')
  expect((await server.ended).code).toBe(0)
}

test('parameters are fitted to forms of the running server, and to those of a stopped one', async () => {
  const settings = await newSettings(build)
  const file = join(build.newHome(), 'parameters.json')
  await stop(await startServer(build, settings))
  const early = await calibrate(settings, file)
  expect(early).toMatchObject({ code: 1, output: expect.stringContaining('150 are needed') })
  const database = await connectDatabase(readEnv({ ...asTexts(settings), PGLITE_FSYNC: 'false' }))
  await insertConsentingUsers(database, drawForms(new ForeignWorld(fiveClusters, 4), 160))
  await database.close()
  const server = await startServer(build, settings)
  const fitted = await calibrate(settings, file)
  expect(fitted).toMatchObject({ code: 0, output: expect.stringContaining('fitted to 160 forms') })
  const content = await readFile(file, 'utf8')
  const { version } = parametersFromFile(JSON.parse(content))
  expect(fitted.output).toContain(version)
  await stop(server)
  expect((await calibrate(settings, file)).output).toContain('--replace')
  const again = await calibrate(settings, file, '--replace', '--json')
  expect(JSON.parse(again.output.slice(again.output.indexOf('{')))).toMatchObject({
    version,
    forms: 160,
    heldOut: { forms: 32 },
  })
  expect(await readFile(file, 'utf8')).toBe(content)
})
