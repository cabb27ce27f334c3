import type { Language } from '@individua/instrument/dimensions'
import { german } from './de/german.ts'
import { english } from './en/english.ts'
import type { ReportTexts } from './report-texts.ts'
import { slovak } from './sk/slovak.ts'
import { tieLetters } from './tie-letters.ts'

/** The words of the reports in each language. */
export const textsOf: Readonly<Record<Language, ReportTexts>> = {
  en: english,
  sk: { ...slovak, books: tieLetters(slovak.books), frames: tieLetters(slovak.frames) },
  de: german,
}
