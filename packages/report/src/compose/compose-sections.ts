import type { PortraitPlan } from '../plan/plan-portrait.ts'
import type { Section } from '../plan/planned-text.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import type { ClaimLedger } from './claim-ledger.ts'
import type { Portrait, ReportSection } from './report.ts'

/** What a part of a report is written with. */
export interface Writing {
  texts: ReportTexts
  ledger: ClaimLedger
}

/** Without a text that is new, a portrait has its title alone. */
export function composePortrait(
  { texts, ledger }: Writing,
  { title, paragraphs }: PortraitPlan,
): Portrait {
  return {
    title: title.read(texts),
    paragraphs: paragraphs.filter((one) => one.texts.length > 0).map((one) => ledger.claim(one)),
  }
}

export function composeSections(
  { texts, ledger }: Writing,
  sections: readonly Section[],
): readonly ReportSection[] {
  return sections.map(({ key, paragraphs }) => ({
    key,
    title: texts.frames.titles[key],
    paragraphs: paragraphs.map((one) => ledger.claim(one)),
  }))
}
