import { type ForeignSettings, fiveClusters } from './settings.ts'

/**
 * Ideal points: a person agrees most with a statement that says as much as is true of them. A very
 * brave person may disagree with a mildly brave sentence. The scorer assumes that more of a trait always
 * means more agreement.
 */
export const idealPoints: ForeignSettings = {
  ...fiveClusters,
  name: 'ideal points',
  idealPoints: true,
  archetypeAppeal: 0.25,
}
