import type { Language } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import type { Fact } from '../plan/plan-levels.ts'
import type { GivenAnswer } from '../plan/plan-quotes.ts'
import { planReport, type ReportPlan } from '../plan/plan-report.ts'
import {
  type ClaimKey,
  reportSections,
  type SummaryKey,
  summaryKeys,
  supports,
} from '../plan/plan-sections.ts'
import { german } from '../texts/de/german.ts'
import { english } from '../texts/en/english.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { slovak } from '../texts/sk/slovak.ts'
import { composeCards } from './compose-cards.ts'
import type { BasicReport, Claim } from './report.ts'

const textsOf: Readonly<Record<Language, ReportTexts>> = { en: english, sk: slovak, de: german }

/** A claim with the statements about the profile that its text makes. */
export interface PlannedClaim extends Claim {
  key: ClaimKey | SummaryKey
  facts: readonly Fact[]
}

/**
 * The built-in report of the basic profile: three opening sentences, nine cards and a text of
 * 700 to 1,000 words. Pure: equal input gives an equal report in each language.
 * @param profile of the core form (`structures.persona` and `.shadowPressure` present)
 * @param answers to the core items, values 1..5
 * @throws RangeError naming the item, when an answer is to no core item or none of 1..5; or when the
 *   profile lacks those two structures
 */
export function writeBasicReport(
  profile: Profile,
  answers: readonly GivenAnswer[],
  language: Language,
): BasicReport {
  const plan = planReport(profile, answers)
  const texts = textsOf[language]
  return {
    language,
    summary: summaryKeys.map((key) => withoutFacts(composeSummary(key, plan, texts))),
    ...composeCards(profile, plan, texts),
    sections: reportSections.map(({ key, claims }) => ({
      key,
      title: texts.titles[key],
      paragraphs: claims.map((claim) => withoutFacts(composeClaim(claim, plan, texts))),
    })),
  }
}

/** Every claim of the report with its machine-checkable facts, summary first. */
export function composeClaims(
  profile: Profile,
  answers: readonly GivenAnswer[],
  language: Language,
): readonly PlannedClaim[] {
  const plan = planReport(profile, answers)
  const texts = textsOf[language]
  return [
    ...summaryKeys.map((key) => composeSummary(key, plan, texts)),
    ...reportSections.flatMap(({ claims }) =>
      claims.map((claim) => composeClaim(claim, plan, texts)),
    ),
  ]
}

function composeSummary(key: SummaryKey, plan: ReportPlan, texts: ReportTexts): PlannedClaim {
  return { key, text: texts.summary[key](plan), ...supports[key](plan) }
}

function composeClaim(key: ClaimKey, plan: ReportPlan, texts: ReportTexts): PlannedClaim {
  return { key, text: texts.claims[key](plan), ...supports[key](plan) }
}

function withoutFacts({ text, itemIds }: PlannedClaim): Claim {
  return { text, itemIds }
}
