import { type ForeignSettings, fiveClusters } from './settings.ts'

/**
 * Types: people come in nine kinds with little between them, and weigh four of the six options of a
 * situation. One in ten stops reading somewhere.
 */
export const types: ForeignSettings = {
  ...fiveClusters,
  name: 'types',
  traits: 'types',
  optionsConsidered: 4,
  archetypeAppeal: 0.25,
  carelessShare: 0.1,
}
