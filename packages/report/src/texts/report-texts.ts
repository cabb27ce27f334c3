import type { Language } from '@individua/instrument/dimensions'
import type { Books, Names } from './books.ts'
import type { FrameTexts } from './frame-texts.ts'

/** All that a language brings to both reports: words, no decisions. */
export interface ReportTexts {
  language: Language
  names: Names
  books: Books
  frames: FrameTexts
}
