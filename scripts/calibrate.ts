import { readFileSync, writeFileSync } from 'node:fs'
import { calibrate } from '@individua/instrument/calibration/calibrate'
import type { CalibrationForm } from '@individua/instrument/calibration/calibration-form'
import {
  describeCalibration,
  describeRefusal,
} from '@individua/instrument/calibration/describe-calibration'
import { toParameterFile } from '@individua/instrument/calibration/parameter-file'

/**
 * `npm run calibrate -- forms.json parameters.json` fits the parameters of the item bank to forms and
 * writes them. The forms are a JSON array of `{ "language": "en", "answers": [...] }`, with answers as
 * `scoreAnswers` takes them; `npm run individua -- calibrate` reads the database instead. Ends non-zero, and writes nothing, when the forms do not allow it.
 */

const [formsFile, parametersFile] = process.argv.slice(2)
if (!formsFile || !parametersFile) {
  console.error('npm run calibrate -- forms.json parameters.json')
  process.exit(2)
}
const forms = JSON.parse(readFileSync(formsFile, 'utf8')) as CalibrationForm[]
const result = calibrate(forms)
if ('refusal' in result) {
  console.error(describeRefusal(result.refusal))
  process.exitCode = 1
} else {
  writeFileSync(parametersFile, `${JSON.stringify(toParameterFile(result.calibration))}\n`)
  console.log(describeCalibration(result.calibration).join('\n'))
}
