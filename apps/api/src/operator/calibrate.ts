import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import { calibrate } from '@individua/instrument/calibration/calibrate'
import type { CalibrationForm } from '@individua/instrument/calibration/calibration-form'
import {
  describeCalibration,
  describeRefusal,
} from '@individua/instrument/calibration/describe-calibration'
import { toParameterFile } from '@individua/instrument/calibration/parameter-file'
import { languages } from '@individua/instrument/dimensions'
import { z } from 'zod'
import { DirectoryInUse } from '../db/directory-lock.ts'
import { readConsentedForms } from '../features/calibration/consented-forms.service.ts'
import { askServer } from './ask-server.ts'
import { nameOf, withDatabase } from './open-database.ts'
import { OperatorError, UsageError, type Verb, type VerbCall } from './verb.ts'

export const verb: Verb = {
  summary: 'Fits the parameters of the items to the forms of users who consent.',
  usage: 'FILE [--replace] [--json]',
  help: [
    '',
    'The server may run or be stopped. Reads the newest complete form of each user whose consent',
    'holds: what was chosen and rated, and its language; nothing that tells whose it is. Writes',
    'the fitted parameters and a report into FILE, which the setting INSTRUMENT_PARAMETERS names.',
    'Refuses, and writes nothing, with fewer than 150 forms or when forms that were held out do',
    'not become more plausible.',
    '',
    '  --replace  write over a file that exists',
    '  --json     print the report as JSON',
  ],
  options: { replace: { type: 'boolean' } },
  async run(call) {
    const path = fileOf(call)
    const forms = await readForms(call)
    call.note(`${forms.length} forms of users who consent, from ${nameOf(call.env)}`)
    const result = calibrate(forms)
    if ('refusal' in result) throw new OperatorError(describeRefusal(result.refusal))
    const { calibration } = result
    await storeWhole(path, `${JSON.stringify(toParameterFile(calibration))}\n`)
    return {
      lines: [
        ...describeCalibration(calibration),
        `${path}: set INSTRUMENT_PARAMETERS to it and start the server again.`,
      ],
      json: { file: path, version: calibration.version, ...calibration.report },
    }
  },
}

function fileOf({ words, flags, pathOf }: VerbCall): string {
  const [file, ...rest] = words
  if (!file || rest.length > 0) throw new UsageError('Name one file: calibrate FILE')
  const path = pathOf(file)
  if (existsSync(path) && !flags.replace) {
    throw new OperatorError(`${path} exists; --replace writes over it.`)
  }
  return path
}

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

/** The process that holds the embedded database reads the forms itself. */
async function readForms({ env }: VerbCall): Promise<CalibrationForm[]> {
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

/** A server that starts meanwhile reads the old file or the new one, never half of one. */
async function storeWhole(path: string, content: string): Promise<void> {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}
