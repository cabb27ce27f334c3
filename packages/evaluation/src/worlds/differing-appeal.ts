import { type ForeignSettings, fiveClusters } from './settings.ts'

/**
 * Five clusters whose archetypes differ in how agreeable they are: some are easy to say yes to, some
 * hard, whatever a person is like. Real questionnaires nearly always have this.
 */
export const differingAppeal: ForeignSettings = {
  ...fiveClusters,
  name: 'differing appeal',
  archetypeAppeal: 0.4,
}
