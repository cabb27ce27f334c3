import { type ContentLanguage, contentLanguage } from '@individua/instrument/content-language'
import { fillIn } from '../../emails/email-texts.ts'
import { type Cite, citeFrom } from './citations.ts'
import type { ReportData } from './report-data.ts'
import { type ReportTexts, reportTexts } from './report-texts.ts'

/** What every part of one report is arranged with. */
export interface Printing {
  data: ReportData
  texts: ReportTexts
  language: ContentLanguage
  cite: Cite
  fillIn: typeof fillIn
  /** 0..1 as whole percent. */
  percent(share: number): string
  day(isoTime: string): string
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
    fillIn,
    percent: (share) => percent.format(share),
    day: (isoTime) => day.format(new Date(isoTime)),
  }
}
