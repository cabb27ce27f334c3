import type { ContentLanguage } from '@individua/instrument/content-language'
import { canBeIn } from '../../lib/detect-language.ts'
import { figureProblems } from '../../lib/figure-problems.ts'
import { withKnownQuotations, withoutQuotationMarks } from '../../lib/quotations.ts'
import { textProblems } from '../../lib/text-problems.ts'
import { plainName } from './profile-names.ts'
import { isRefusal } from './refusals.ts'
import type { Sentence } from './sentences.ts'

/**
 * A sentence without the marks that models like to set, which would be read as they stand; quotation
 * marks stay around the names of the profile.
 */
export function withoutMarks(sentence: string, names: ReadonlySet<string> = new Set()): string {
  const plain = sentence
    .replace(/^(#{1,6}|[*•])\s+/u, '')
    // Not the one that stands for a letter, as in "h*ll": it is left, and the sentence refused.
    .replaceAll(/\*\*|__|(?<!\p{L})\*|\*(?!\p{L})|`/gu, '')
    .replace(/^-\s+/u, '– ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  return withKnownQuotations(plain, (words) => names.has(plainName(words)))
}

const whole = /[.?!…][”“"»«)]*$/u

/** Why a sentence of a model is not passed on. */
export function sentenceProblems(
  sentence: string,
  { isLast }: Pick<Sentence, 'isLast'>,
  language: ContentLanguage,
): string[] {
  return [
    ...textProblems(withoutQuotationMarks(sentence), '', language),
    ...(canBeIn(sentence, language) ? [] : ['it is in another language']),
    ...figureProblems(sentence),
    ...(isRefusal(sentence) ? ['it is a refusal'] : []),
    ...(isLast && !whole.test(sentence) ? ['it is cut off'] : []),
  ]
}
