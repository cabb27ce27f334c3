import { readFileSync, writeFileSync } from 'node:fs'
import {
  type Calibration,
  type CalibrationRefusal,
  calibrate,
} from '@individua/instrument/calibration/calibrate'
import type { CalibrationForm } from '@individua/instrument/calibration/calibration-form'
import { toParameterFile } from '@individua/instrument/calibration/parameter-file'
import { itemsById } from '@individua/instrument/items/item-bank'

/**
 * `npm run calibrate -- forms.json parameters.json` fits the parameters of the item bank to forms and
 * writes them. The forms are a JSON array of `{ "language": "en", "answers": [...] }`, with answers as
 * `scoreAnswers` takes them. Ends non-zero, and writes nothing, when the forms do not allow it.
 */

const [formsFile, parametersFile] = process.argv.slice(2)
if (!formsFile || !parametersFile) {
  console.error('npm run calibrate -- forms.json parameters.json')
  process.exit(2)
}
const forms = JSON.parse(readFileSync(formsFile, 'utf8')) as CalibrationForm[]
const result = calibrate(forms)
if ('refusal' in result) {
  console.error(sentenceOf(result.refusal))
  process.exitCode = 1
} else {
  writeFileSync(parametersFile, `${JSON.stringify(toParameterFile(result.calibration))}\n`)
  printReport(result.calibration)
}

function sentenceOf(refusal: CalibrationRefusal): string {
  if (refusal.reason === 'tooFewForms') {
    return `${refusal.forms} complete forms, ${refusal.needed} are needed. Nothing is written.`
  }
  const { forms: held, gain, standardError } = refusal.report.heldOut
  return (
    `${held} forms that were held out are no more plausible by the new parameters ` +
    `(${gain.toFixed(2)} ± ${standardError.toFixed(2)} nats a form). Nothing is written.`
  )
}

function printReport({ version, widening, report }: Calibration): void {
  const { heldOut, languages } = report
  console.log(`Parameters ${version}, fitted to ${report.forms} forms`)
  console.log(
    `Held out: ${heldOut.forms} forms, ` +
      `${heldOut.gain.toFixed(2)} ± ${heldOut.standardError.toFixed(2)} nats a form better`,
  )
  console.log(`Covariance widened by 1 + ${widening.toFixed(1)} / answers`)
  console.log(`Statements that shift between languages: ${languages.shifts.length}`)
  console.log(`of ${languages.tested} tests; one in a hundred would by chance`)
  console.table(
    languages.shifts.map(({ itemId, language, shift, z, answers }) => ({
      statement: itemsById.get(itemId)?.code ?? itemId,
      language,
      'shift, SD': shift.toFixed(2),
      z: z.toFixed(1),
      answers,
    })),
  )
}
