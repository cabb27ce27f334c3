import type { Archetype, Motive, Shadow, Structure } from './dimensions.ts'

/**
 * How sure a rank is: probability >= .80 clear, >= .60 likely, >= .40 quite possible, else open. One
 * word less when the answers are doubtful; never clear after the ten core answers.
 */
export type Certainty = 'clear' | 'likely' | 'quitePossible' | 'open'

/** One answer's part in an estimate: signed, in posterior SD units; the parts of an estimate add up to its mean. */
export interface AnswerWeight {
  /** UUID of the item answered. */
  itemId: string
  weight: number
}

export interface Estimate {
  /** Posterior mean in the model's reference group (unit variance). */
  mean: number
  /** Posterior standard deviation. */
  sd: number
  /** Expected percentile in the model's reference group, 0..1. */
  strength: number
  /** 80 % interval of the percentile, 0..1. */
  interval80: readonly [number, number]
  /** The answers behind it, largest absolute weight first. */
  answers: readonly AnswerWeight[]
}

/** An estimate that competes with others of its family for the first ranks. */
export interface RankedEstimate<Name extends string> extends Estimate {
  name: Name
  /** Probability of being the strongest of its family, 0..1. */
  probabilityLeading: number
  /** Probability of being among the strongest three of its family, 0..1. */
  probabilityTopThree: number
  /** The word for probabilityTopThree. */
  certainty: Certainty
}

export type QualityFlag = 'straightLining' | 'inconsistent' | 'responseStyle' | 'tooFast'

/** What the flag `responseStyle` is about: agreeing or disagreeing with anything, or the outermost answers. */
export type ResponseStyle = 'agreeing' | 'disagreeing' | 'extreme'

export interface ResponseQuality {
  flags: readonly QualityFlag[]
  /** Longest run of equal Likert answers. */
  longstring: number
  /** Share of Likert answers that repeat the one before, 0..1. */
  repeatShare: number
  /** Intra-individual response variability: SD of the raw Likert answers. */
  variability: number
  /** Person fit (standardised log-likelihood), about N(0, 1) for genuine respondents. */
  lz: number
  /**
   * How far answers to statements about the same thing, or its opposite, contradict each other:
   * about .8 for genuine respondents, 2 for random ones, at least 0. Null with fewer than three
   * pairs, as after the core.
   */
  contradiction: number | null
  /** Acquiescence, SD units. */
  acquiescence: number
  /** Share of Likert answers that are 1 or 5. */
  extremeShare: number
  midpointShare: number
  /** Median milliseconds an answer took, null when unknown. */
  medianMilliseconds: number | null
}

/**
 * What the answers say, without words. Of archetypes, personas and shadows the first three are those
 * most likely to be among the strongest three, the likeliest to lead first; the rest follow by
 * strength. Motives are sorted by strength.
 */
export interface Profile {
  instrumentVersion: string
  form: 'core' | 'full'
  archetypes: readonly RankedEstimate<Archetype>[]
  personas: readonly RankedEstimate<Archetype>[]
  shadows: readonly RankedEstimate<Shadow>[]
  motives: readonly RankedEstimate<Motive>[]
  /** `self` and `innerOther` are absent after the core form: ten answers explain too little of them. */
  structures: Readonly<Partial<Record<Structure, Estimate>>>
  /** Probability that the first archetype is the strongest, and the word for it. */
  leader: { probability: number; certainty: Certainty }
  quality: ResponseQuality
}
