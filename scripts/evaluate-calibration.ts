import type { Goal } from '@individua/evaluation/goals'
import { evaluateCalibration } from '@individua/evaluation/worlds/evaluate-calibration'
import { fiveClusters } from '@individua/evaluation/worlds/settings'
import { calibrationGoals, type FormCount } from '@individua/evaluation/worlds/world-goals'
import { printCalibration } from './world-tables.ts'

/** Fewer people leave a gain in r uncertain by more than the goal leaves room. */
const sizes: readonly { forms: FormCount; draws: number; people: number }[] = [
  { forms: 300, draws: 6, people: 300 },
  { forms: 1000, draws: 4, people: 400 },
]

/**
 * Calibrates on people of the world with five clusters and scores others of it.
 * @param isQuick leaves the fits to a thousand forms out
 */
export function measureCalibration(isQuick: boolean): Goal[] {
  return sizes
    .filter(({ forms }) => !isQuick || forms === 300)
    .flatMap((size) => {
      const figures = evaluateCalibration(fiveClusters, size)
      printCalibration(figures)
      return calibrationGoals(size.forms, figures)
    })
}
