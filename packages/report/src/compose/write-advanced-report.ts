import type { Language } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { assessmentSections } from '../plan/assessment-sections.ts'
import { planAdvanced } from '../plan/plan-advanced.ts'
import { paragraphSupport } from '../plan/support-paragraphs.ts'
import type { AdvancedTexts } from '../texts/advanced-texts.ts'
import { german } from '../texts/de/advanced-german.ts'
import { english } from '../texts/en/advanced-english.ts'
import { slovak } from '../texts/sk/advanced-slovak.ts'
import type { AdvancedReport } from './advanced-report.ts'
import { type CheckableClaim, ClaimLedger } from './claim-ledger.ts'
import { composeArchetypes, composePersonas, composeShadows } from './compose-advanced-cards.ts'
import { composeComplexes, composeInnerOther, composeSelf } from './compose-depths.ts'
import { paragraphs as paragraphTexts } from './compose-paragraphs.ts'
import { composeDailyExercises, composeDreams, composeTherapeutic } from './compose-practice.ts'
import type { ReportSection } from './report.ts'
import type { Writing } from './writing.ts'

const textsOf: Readonly<Record<Language, AdvancedTexts>> = { en: english, sk: slovak, de: german }

/**
 * The whole advanced profile by the built-in writer, for the thirty-answer form. Pure: equal input
 * gives an equal report in each language. Open answers are quoted, twelve words at most, never
 * interpreted; leave out those that must not be shown. A report without any of them is complete.
 *
 * @param profile of the full form; structures that are absent are said to be unknown
 * @param answers those the profile was scored from, values 1..5
 * @throws RangeError when an answer names an item, option or value that the bank does not have
 */
export function writeAdvancedReport(
  profile: Profile,
  answers: readonly GivenAnswer[],
  language: Language,
): AdvancedReport {
  return writeWith(new ClaimLedger(), profile, answers, language)
}

/** Every claim of the report with its machine-checkable facts, in reading order. */
export function composeAdvancedClaims(
  profile: Profile,
  answers: readonly GivenAnswer[],
  language: Language,
): readonly CheckableClaim[] {
  const ledger = new ClaimLedger()
  writeWith(ledger, profile, answers, language)
  return ledger.claims
}

function writeWith(
  ledger: ClaimLedger,
  profile: Profile,
  answers: readonly GivenAnswer[],
  language: Language,
): AdvancedReport {
  const plan = planAdvanced(profile, answers)
  const writing: Writing = { plan, texts: textsOf[language], ledger }
  return {
    language,
    jungianAssessment: composeAssessment(writing),
    archetypes: composeArchetypes(writing),
    personas: composePersonas(writing),
    shadows: composeShadows(writing),
    anima: composeInnerOther(writing),
    self: composeSelf(writing),
    complexes: composeComplexes(writing),
    dreams: composeDreams(writing),
    therapeutic: composeTherapeutic(writing),
    dailyExercises: composeDailyExercises(writing),
  }
}

function composeAssessment({ plan, texts, ledger }: Writing): readonly ReportSection[] {
  return assessmentSections.map(({ key, paragraphs }) => ({
    key,
    title: texts.titles[key],
    paragraphs: paragraphs.map((paragraph) =>
      ledger.claim(paragraphTexts[paragraph](texts, plan), paragraphSupport[paragraph](plan)),
    ),
  }))
}
