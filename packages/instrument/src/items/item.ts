import type { Dimension, Language } from '../dimensions.ts'

export type Text = Readonly<Record<Language, string>>

/** What an item measures: relative weights on latent dimensions (acquiescence is added by the model). */
export type Key = Readonly<Partial<Record<Exclude<Dimension, 'acquiescence'>, number>>>

export type Facet =
  | 'core'
  | 'belief'
  | 'behaviour'
  | 'motive'
  | 'counter'
  | 'shadow-disowned'
  | 'shadow-overused'
  | 'structure'

/** `draft`: parameters assumed before data; `calibrated`: estimated from respondents. */
export type ItemStatus = 'draft' | 'calibrated'

export interface LikertItem {
  kind: 'likert'
  /** Stable UUID, the same in every language and version. */
  id: string
  /** Short name for people who work on the bank, such as `c01` or `sage-3`. */
  code: string
  text: Text
  key: Key
  /**
   * Communality: share of the latent response that the key explains, without acquiescence, 0..1.
   * Assumed for drafts: .30 to .48, see the README.
   */
  h2: number
  /** Added to all four thresholds, in SD of the latent response; positive makes agreement rarer. */
  shift: number
  /** Threshold shift by language once a form has been calibrated. */
  languageShift?: Readonly<Partial<Record<Language, number>>>
  /** Words the opposite pole, without a negation. */
  isCounter: boolean
  facet: Facet
  status: ItemStatus
}

export interface ChoiceOption {
  /** Stable UUID. */
  id: string
  text: Text
  key: Key
}

export interface ChoiceItem {
  kind: 'choice'
  id: string
  code: string
  text: Text
  /** One option per archetype; six of the twelve are shown. */
  options: readonly ChoiceOption[]
  status: ItemStatus
}

export interface OpenPrompt {
  kind: 'open'
  id: string
  code: string
  text: Text
  /** The two or three dimensions an answer is rated on. */
  dimensions: readonly Exclude<Dimension, 'acquiescence'>[]
  status: ItemStatus
}
