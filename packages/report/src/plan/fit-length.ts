import { lengthOf } from './length-of.ts'
import type { Paragraph } from './planned-text.ts'
import { contradict } from './truth/contradictions.ts'

/** The free report's long text in words, in every language. */
export const freeLength = { least: 700, most: 1000 }
/** In words of the mean language: what a free report is filled up to. */
const aimed = 832

/** Paragraphs of a free report that may be more or fewer. */
export interface Flexible {
  /** One for each answer that is told. */
  statements: readonly Paragraph[]
  /** Further shadows. */
  tendencies: readonly Paragraph[]
}

/** Whether a free report of these paragraphs is to be filled up, in some language or on the mean. */
export function isShort(paragraphs: readonly Paragraph[]): boolean {
  const { least, mean } = lengthOf(paragraphs)
  return mean < aimed || least < freeLength.least
}

/**
 * Keeps both limits in each language: where a report is too long, the last further shadow yields, then the last
 * statement; where it is too short, statements follow that were left out and that no told text denies.
 * @param fixed paragraphs that stay
 * @param left statements that were left out, the most particular first
 */
export function fitLength(
  fixed: readonly Paragraph[],
  { statements, tendencies }: Flexible,
  left: readonly Paragraph[],
): Flexible {
  const { least, most } = lengthOf([...fixed, ...statements, ...tendencies])
  if (most > freeLength.most && tendencies.length > 0) {
    return fitLength(fixed, { statements, tendencies: tendencies.slice(0, -1) }, [])
  }
  if (most > freeLength.most && statements.length > 0) {
    return fitLength(fixed, { statements: statements.slice(0, -1), tendencies }, [])
  }
  const [next, ...others] = left
  if (least >= freeLength.least || !next) return { statements, tendencies }
  const told = [...fixed, ...statements, ...tendencies]
  const more = isDenied(next, told) ? statements : [...statements, next]
  return fitLength(fixed, { statements: more, tendencies }, others)
}

function isDenied({ texts }: Paragraph, told: readonly Paragraph[]): boolean {
  return told.some((one) =>
    one.texts.some((text) => texts.some((other) => contradict(text, other))),
  )
}
