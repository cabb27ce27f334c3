import type { ReportTexts } from '../texts/report-texts.ts'
import type { SectionKey } from './sections.ts'

/** Names a text of the books, the same in every language. */
export interface TextRef {
  /** One of `conditions`. */
  book: BookName
  /** Parts divided by slashes, such as `sage/work`. */
  key: string
}

/** A text that a report tells. */
export interface PlannedText extends TextRef {
  read: (texts: ReportTexts) => string
}

/** Texts that are read as one paragraph, and the answers they rest on. */
export interface Paragraph {
  texts: readonly PlannedText[]
  /** UUIDs of items, each once. */
  itemIds: readonly string[]
}

export interface Section {
  key: SectionKey
  paragraphs: readonly Paragraph[]
}

export const bookNames = [
  'portraits',
  'portraitFirsts',
  'scenes',
  'turns',
  'statements',
  'situations',
  'threads',
  'cards',
  'depths',
  'lessRoom',
  'personas',
  'personaDepths',
  'shadows',
  'tendencies',
  'tensions',
  'practices',
  'complexes',
  'innerOther',
  'self',
  'dreams',
  'dreamSuggestions',
  'growth',
  'exercises',
  'forTheOther',
  'moved',
  'certainty',
  'doubtful',
  'ownWords',
] as const
export type BookName = (typeof bookNames)[number]

export function paragraph(
  texts: readonly PlannedText[],
  ...itemIds: (readonly string[])[]
): Paragraph {
  return { texts, itemIds: [...new Set(itemIds.flat())] }
}
