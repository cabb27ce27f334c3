import { itemsById } from '../items/item-bank.ts'
import type { Calibration, CalibrationRefusal } from './calibrate.ts'

/** What an operator should know of a calibration, line by line. */
export function describeCalibration({ version, widening, report }: Calibration): string[] {
  const { heldOut, languages } = report
  return [
    `Parameters ${version}, fitted to ${report.forms} forms`,
    `Held out: ${heldOut.forms} forms, ${describeGain(heldOut)} better`,
    `Covariance widened by 1 + ${widening.toFixed(1)} / answers for probabilities of ranks`,
    `Statements that shift between languages: ${languages.shifts.length} of ${languages.tested} tests; by chance one in a hundred`,
    ...languages.shifts.map(({ itemId, language, shift, z, answers }) => {
      const direction = shift > 0 ? 'harder' : 'easier'
      const size = Math.abs(shift).toFixed(2)
      const code = itemsById.get(itemId)?.code ?? itemId
      return `  ${code} in ${language}: ${size} SD ${direction} to agree with (z ${z.toFixed(1)}, ${answers} answers)`
    }),
  ]
}

/** Why there are no new parameters, in one sentence. */
export function describeRefusal(refusal: CalibrationRefusal): string {
  if (refusal.reason === 'tooFewForms') {
    return `${refusal.forms} complete forms, ${refusal.needed} are needed. Nothing is written.`
  }
  const { heldOut } = refusal.report
  return `${heldOut.forms} forms that were held out are no more plausible by the new parameters (${describeGain(heldOut)}). Nothing is written.`
}

function describeGain({ gain, standardError }: { gain: number; standardError: number }): string {
  return `${gain.toFixed(2)} ± ${standardError.toFixed(2)} nats a form`
}
