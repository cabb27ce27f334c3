import { languages } from '@individua/instrument/dimensions'
import { textsOf } from '../texts/texts-of.ts'
import type { Paragraph } from './planned-text.ts'

/** Words of a plan, which is the same in each language. */
export interface Length {
  /** In the language that needs fewest. */
  least: number
  mean: number
  /** In the language that needs most. */
  most: number
}

/** Words of the paragraphs in the languages of reports. */
export function lengthOf(paragraphs: readonly Paragraph[]): Length {
  const texts = paragraphs.flatMap((one) => one.texts)
  const counts = languages.map((language) =>
    texts.reduce((sum, text) => sum + text.read(textsOf[language]).split(/\s+/).length, 0),
  )
  return {
    least: Math.min(...counts),
    mean: counts.reduce((sum, count) => sum + count, 0) / counts.length,
    most: Math.max(...counts),
  }
}
