import type { Language } from '../dimensions.ts'
import type { OpenPrompt } from '../items/item.ts'
import { stems } from './open-text-stems.ts'

/** Validity that ratings by the built-in word lists may claim. */
export const builtInRho = 0.15

const fewestWords = 8
/** A dimension's words are expected this often in a hundred; so far above counts as one SD. */
const usualPerHundred = 1.5
const spreadPerHundred = 2
const largestRating = 2

/**
 * Rates an open answer on the dimensions of its prompt by the words it uses: z-like, −2..2. Null
 * where the text is too short or has no word of the dimension: the lists of three languages cannot
 * be equally long, so what they miss must not count. Pure; the text is data and nothing else.
 *
 * @param language the language the answer is written in
 * @returns one rating per dimension of the prompt, in its order
 */
export function rateOpenText(
  prompt: Pick<OpenPrompt, 'dimensions'>,
  text: string,
  language: Language,
): (number | null)[] {
  const words = fold(text).match(/[a-z]+/g) ?? []
  if (words.length < fewestWords) return prompt.dimensions.map(() => null)
  const running = ` ${words.join(' ')}`
  return prompt.dimensions.map((dimension) => {
    const count = countStems(running, stems[language][dimension])
    if (count === 0) return null
    const perHundred = (100 * count) / Math.max(words.length, 40)
    const rating = (perHundred - usualPerHundred) / spreadPerHundred
    return Math.max(-largestRating, Math.min(largestRating, rating))
  })
}

function countStems(running: string, ofDimension: readonly string[]): number {
  return ofDimension.reduce((sum, stem) => sum + running.split(` ${stem}`).length - 1, 0)
}

/** Lower case without diacritics; ß as ss. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
}
