import type { StoredModel } from './linear-model.ts'

/** What `npm run train-safety` writes for talk of self-harm. */
export interface SelfHarmModels {
  /** Above zero: the text speaks of self-harm. */
  danger: StoredModel
  /** Above zero: it is another person's. */
  other: StoredModel
  /** A score above it is doubtful, not yet danger. */
  doubt: number
}

/** What `npm run train-safety` writes for a model's words. */
export interface HarmModels {
  /** Above zero: no text for a reader. */
  harm: StoredModel
  /** The highest score names the kind. */
  kinds: Readonly<Record<string, StoredModel>>
}
