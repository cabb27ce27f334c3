import { type ForeignSettings, fiveClusters } from './settings.ts'

/**
 * Mixture: a third of the people answer by how they see themselves on the whole, and for them the
 * items measure other things. Traits are skewed or have two peaks; options higher up are taken more
 * often; one person in ten stops reading somewhere.
 */
export const mixture: ForeignSettings = {
  ...fiveClusters,
  name: 'mixture',
  traits: 'skewed',
  haloShare: 0.35,
  orderEffect: 0.12,
  archetypeAppeal: 0.25,
  carelessShare: 0.1,
}
