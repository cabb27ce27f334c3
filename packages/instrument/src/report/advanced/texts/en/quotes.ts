import type { AnswerValue, Bearing } from '../../../plan-levels.ts'
import { wordingFor } from '../../../texts/wording.ts'
import type { Evidence, OpenQuote } from '../../plan-evidence.ts'
import { withoutStop } from '../quotable.ts'

const answerWords: Readonly<Record<AnswerValue, string>> = {
  1: 'strongly disagreed with',
  2: 'disagreed with',
  3: 'stayed in the middle on',
  4: 'agreed with',
  5: 'strongly agreed with',
}

const bearingWords: Readonly<Record<Bearing, readonly [string, ...string[]]>> = {
  speaksFor: ['which speaks for it', 'which raises the figure', 'and that fits the figure'],
  speaksAgainst: ['which speaks against it', 'which lowers the figure', 'and that fits the figure'],
  open: ['which leaves the matter open', 'which takes neither side', 'so it decides little'],
  outweighed: [
    'though your other answers weigh more',
    'yet the rest of your answers settled the matter',
    'but the others together had more weight',
  ],
}

/** A whole sentence with a space before it, or an empty text where there is no quote. */
export function quoteSentence(evidence: Evidence | null, place: number): string {
  if (!evidence) return ''
  const [first, ...others] = bearingWords[evidence.bearing]
  const bearing = wordingFor(place, first, ...others)
  if (evidence.kind === 'likert') {
    const statement = withoutStop(evidence.item.text.en)
    return ` You ${answerWords[evidence.value]} “${statement}”, ${bearing}.`
  }
  const chosen = withoutStop(evidence.option.text.en)
  return ` Asked “${evidence.item.text.en}”, you chose “${chosen}”, ${bearing}.`
}

export function openQuoteSentence({ item, words }: OpenQuote): string {
  return `To the question “${item.text.en}” you wrote: “${words}”.`
}
