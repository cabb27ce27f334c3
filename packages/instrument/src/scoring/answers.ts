/** One answer to an item of the bank. */
export type Answer = LikertAnswer | ChoiceAnswer | OpenAnswer

export interface LikertAnswer {
  kind: 'likert'
  itemId: string
  /** 1 (not at all) .. 5 (completely), a whole number. */
  value: number
  /** Time the answer took; leave out when it was not measured. */
  milliseconds?: number
}

export interface ChoiceAnswer {
  kind: 'choice'
  itemId: string
  /** The first choice. */
  optionId: string
  /** The second choice, another option of those shown; left out when one was enough. */
  secondOptionId?: string
  /** The options that were on screen, those taken among them. */
  shownOptionIds: readonly string[]
  milliseconds?: number
}

export interface OpenAnswer {
  kind: 'open'
  itemId: string
  /** z-like ratings within ±3 in the order of the prompt's dimensions; null where the text is silent. */
  ratings: readonly (number | null)[]
  /** Assumed validity of the ratings, above 0 and at most .25. */
  rho: number
}

/**
 * An answer as the reader gave it, for texts that quote it: the text of an open answer as it was
 * typed instead of its ratings, and no options that were not chosen.
 */
export type GivenAnswer =
  | Pick<LikertAnswer, 'kind' | 'itemId' | 'value'>
  | Pick<ChoiceAnswer, 'kind' | 'itemId' | 'optionId' | 'secondOptionId'>
  | { kind: 'open'; itemId: string; text: string }

export type AnswerErrorCode =
  | 'missing'
  | 'unknown'
  | 'duplicate'
  | 'outOfRange'
  | 'wrongKind'
  | 'notInForm'

/** Answers that cannot be scored; the scoring never fills in a missing or wrong one. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError'
  readonly code: AnswerErrorCode
  readonly itemId: string

  constructor(code: AnswerErrorCode, itemId: string) {
    super(`answer ${code}: ${itemId}`)
    this.code = code
    this.itemId = itemId
  }
}
