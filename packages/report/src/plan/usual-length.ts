import { languages } from '@individua/instrument/dimensions'
import { textsOf } from '../texts/texts-of.ts'
import type { Paragraph } from './planned-text.ts'

/** Words of the paragraphs, the mean of all languages: a plan is the same in each. */
export function usualLength(paragraphs: readonly Paragraph[]): number {
  const texts = paragraphs.flatMap((one) => one.texts)
  const words = languages.flatMap((language) =>
    texts.map((text) => text.read(textsOf[language]).split(/\s+/).length),
  )
  return words.reduce((sum, count) => sum + count, 0) / languages.length
}
