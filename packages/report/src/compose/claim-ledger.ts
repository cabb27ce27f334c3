import type { Paragraph, PlannedText, TextRef } from '../plan/planned-text.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { joinSentences } from '../texts/wording.ts'
import { type AnswerCount, countAnswers } from './count-answers.ts'
import type { Claim } from './report.ts'

/** A claim with the names of the texts it is made of. */
export interface TracedClaim extends Claim {
  texts: readonly TextRef[]
}

/** Makes the claims of a report and keeps the names of their texts, so that a check can ask whether each is true. */
export class ClaimLedger {
  readonly #texts: ReportTexts
  readonly #count: AnswerCount
  readonly #claims: TracedClaim[] = []

  constructor(texts: ReportTexts, count: AnswerCount) {
    this.#texts = texts
    this.#count = count
  }

  claim({ texts, itemIds }: Paragraph): Claim {
    const text = joinSentences(...texts.map((text) => this.#read(text)))
    const refs = texts.map(({ book, key }) => ({ book, key }))
    this.#claims.push({ text, itemIds, texts: refs })
    return { text, itemIds }
  }

  /** Frames alone say how many answers there are: a ten in a scene is not theirs. */
  #read({ book, read }: PlannedText): string {
    const text = read(this.#texts)
    return book === 'certainty' || book === 'moved'
      ? countAnswers(text, this.#texts.language, this.#count)
      : text
  }

  claimText(text: PlannedText, itemIds: readonly string[]): Claim {
    return this.claim({ texts: [text], itemIds })
  }

  /** In the order in which they were made. */
  get claims(): readonly TracedClaim[] {
    return this.#claims
  }
}
