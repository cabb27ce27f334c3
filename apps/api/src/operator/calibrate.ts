import { existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { calibrate } from '@individua/instrument/calibration/calibrate'
import {
  describeCalibration,
  describeRefusal,
} from '@individua/instrument/calibration/describe-calibration'
import { toParameterFile } from '@individua/instrument/calibration/parameter-file'
import { nameOf } from './open-database.ts'
import { readForms } from './read-forms.ts'
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
    const forms = await readForms(call.env)
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

/** A server that starts meanwhile reads the old file or the new one, never half of one. */
async function storeWhole(path: string, content: string): Promise<void> {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}
