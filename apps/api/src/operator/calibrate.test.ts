import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawForms } from '@individua/evaluation/worlds/draw-forms'
import { ForeignWorld } from '@individua/evaluation/worlds/foreign-world'
import { fiveClusters } from '@individua/evaluation/worlds/settings'
import { parametersFromFile } from '@individua/instrument/calibration/parameter-file'
import { expect, test } from 'vitest'
import { readConsentedForms } from '../features/calibration/consented-forms.service.ts'
import { insertConsentingUsers } from '../testing/consenting-users.ts'
import { startServerWithSocket } from '../testing/server-with-socket.ts'
import { verb as calibrate } from './calibrate.ts'
import { readForms } from './read-forms.ts'

test('parameters are fitted to the forms that the running server reads', async () => {
  const { database, folder, notes, run } = await startServerWithSocket()
  await expect(run(calibrate, ['early.json'])).rejects.toThrow('150 are needed')
  await insertConsentingUsers(database, drawForms(new ForeignWorld(fiveClusters, 4), 160))
  const fitted = await run(calibrate, ['parameters.json'])
  const { version } = parametersFromFile(
    JSON.parse(readFileSync(join(folder, 'parameters.json'), 'utf8')),
  )
  expect(fitted.json).toMatchObject({ version, forms: 160, heldOut: { forms: 32 } })
  expect(fitted.lines.join('\n')).toContain(`${version}, fitted to 160 forms`)
  expect(notes.at(-1)).toContain('160 forms of users who consent')
  await expect(run(calibrate, ['parameters.json'])).rejects.toThrow('--replace')
})

test('a command reads the same forms through the socket as from the database', async () => {
  const { database, env } = await startServerWithSocket()
  await insertConsentingUsers(database, drawForms(new ForeignWorld(fiveClusters, 4), 3))
  const forms = await readForms(env)
  expect(forms).toHaveLength(3)
  expect(forms).toEqual(await readConsentedForms(database.db))
})
