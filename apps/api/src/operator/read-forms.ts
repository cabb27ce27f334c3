import { json } from 'node:stream/consumers'
import type { CalibrationForm } from '@individua/instrument/calibration/calibration-form'
import { languages } from '@individua/instrument/dimensions'
import { z } from 'zod'
import { DirectoryInUse } from '../db/directory-lock.ts'
import type { Env } from '../env.ts'
import { readConsentedForms } from '../features/calibration/consented-forms.service.ts'
import { askServer } from './ask-server.ts'
import { requireDatabase, withDatabase } from './open-database.ts'
import { OperatorError } from './verb.ts'

const storedForms = z.array(
  z.object({
    language: z.enum(languages),
    answers: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('likert'), itemId: z.string(), value: z.number() }),
        z.object({
          kind: z.literal('choice'),
          itemId: z.string(),
          optionId: z.string(),
          secondOptionId: z.string().exactOptional(),
          shownOptionIds: z.array(z.string()),
        }),
      ]),
    ),
  }),
)

/** The forms of users who consent; the process that holds the embedded database reads them itself. */
export async function readForms(env: Env): Promise<CalibrationForm[]> {
  requireDatabase(env)
  try {
    return await withDatabase(env, async (database) => {
      const { rows } = await database.executeSql(
        "select 1 from pg_class where oid = to_regclass('public.calibration_consents')",
      )
      if (rows.length === 0) throw new OperatorError('The database is empty: there are no forms.')
      return readConsentedForms(database.db)
    })
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    return askServer(env, { method: 'GET', path: '/calibration-forms' }, async (body) =>
      storedForms.parse(await json(body)),
    )
  }
}
