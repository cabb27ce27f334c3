import { languages } from '@individua/instrument/dimensions'
import { textsOf } from '../texts/texts-of.ts'
import type { PlannedText } from './planned-text.ts'

const openingWords = 2

/** The first two words of a text, without marks. */
export function openingOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return words.slice(0, openingWords).join(' ')
}

/** Whether two texts open with the same two words in one of the languages. */
export function openAlike(one: PlannedText, other: PlannedText): boolean {
  return languages.some(
    (language) =>
      openingOf(one.read(textsOf[language])) === openingOf(other.read(textsOf[language])),
  )
}
