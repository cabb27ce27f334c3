import { type ForeignSettings, fiveClusters } from './settings.ts'

/** Harsh: everything the other foreign worlds do at once, with weaker items. */
export const harsh: ForeignSettings = {
  ...fiveClusters,
  name: 'harsh',
  traits: 'types',
  quality: 0.53,
  idealPoints: true,
  archetypeAppeal: 0.5,
  optionsConsidered: 4,
  orderEffect: 0.12,
  haloShare: 0.35,
  carelessShare: 0.1,
}
