import { type ContentLanguage, contentLanguage } from '@individua/instrument/content-language'
import type { PageProps } from '@react-pdf/renderer'
import { fillIn } from '../../emails/email-texts.ts'
import { type Cite, citeFrom } from './citations.ts'
import type { ReportData } from './report-data.ts'
import { type ReportTexts, reportTexts } from './report-texts.ts'
import { setText } from './set-text.ts'

/** What every part of one report is printed with. */
export interface Printing {
  data: ReportData
  texts: ReportTexts
  language: ContentLanguage
  cite: Cite
  /** A text as it is set in this report's language. */
  set(text: string): string
  fillIn: typeof fillIn
  /** 0..1 as whole percent. */
  percent(share: number): string
  day(isoTime: string): string
  /** Where each chapter begins, once it has been laid out. */
  pages: Map<string, number>
}

export function preparePrinting(data: ReportData): Printing {
  const language = contentLanguage(data.result.metadata.language)
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    data,
    texts: reportTexts[language],
    language,
    cite: citeFrom(data.result.answers),
    set: (text) => setText(text, language),
    fillIn,
    percent: (share) => percent.format(share),
    day: (isoTime) => day.format(new Date(isoTime)),
    pages: new Map(),
  }
}

/** An entry of the outline; the renderer takes it on every node, its types on pages only. */
export function inOutline(title: string): Required<Pick<PageProps, 'bookmark'>> {
  return { bookmark: { title, fit: true } }
}

/** The basic result names itself as its screen does. */
export function titleOf({ data, texts }: Printing): string {
  return data.profile ? texts.pdf.title : texts.pdf.basicTitle
}
