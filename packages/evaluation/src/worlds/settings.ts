/**
 * How the people and items of a foreign world differ. A foreign world takes nothing from the scorer
 * but what an item is about and whether it words the opposite pole: no thresholds, no covariances and
 * no response process.
 */
export interface ForeignSettings {
  name: string
  /** How the traits are distributed; all have mean 0 and variance 1. */
  traits: 'clusters' | 'types' | 'skewed'
  /** Mean and SD over items of the correlation between an answer's latent response and its key. */
  quality: number
  qualitySpread: number
  /** SD of unintended loadings on every other dimension. */
  unintended: number
  /** People agree with what is close to them and disagree with what says too much as well as too little. */
  idealPoints: boolean
  /** SD of the appeal of single options. */
  optionAppeal: number
  /** SD by which everything about an archetype is easier or harder to agree with, and to take. */
  archetypeAppeal: number
  /** How strongly a trait pulls towards its option, in SD of the noise. */
  choiceSlope: number
  /** How many of the options shown a person weighs; the others are not read. */
  optionsConsidered: number
  /** How much less an option pulls for each option above it, in SD of the noise. */
  orderEffect: number
  /** Share of respondents who answer statements by how they see themselves on the whole. */
  haloShare: number
  /** Share of respondents who stop reading somewhere. They count in calibration and in no figure. */
  carelessShare: number
}

/**
 * Five clusters, and nothing else unusual: archetypes rise together as the five clusters of Faber and
 * Mayer (2009) suggest, with loadings drawn at random, and not as the scorer's four motives. Items
 * differ widely in quality, in difficulty and in what else they measure.
 */
export const fiveClusters: ForeignSettings = {
  name: 'five clusters',
  traits: 'clusters',
  quality: 0.6,
  qualitySpread: 0.11,
  unintended: 0.1,
  idealPoints: false,
  optionAppeal: 0.35,
  archetypeAppeal: 0,
  choiceSlope: 0.78,
  optionsConsidered: 6,
  orderEffect: 0,
  haloShare: 0,
  carelessShare: 0.05,
}
