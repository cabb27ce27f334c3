import type { Language } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import type { AskedWords } from '../plan/asked-words.ts'
import { assessmentSections } from '../plan/assessment-sections.ts'
import { planAdvanced } from '../plan/plan-advanced.ts'
import { paragraphSupport } from '../plan/support-paragraphs.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { AdvancedReport } from './advanced-report.ts'
import { type CheckableClaim, ClaimLedger } from './claim-ledger.ts'
import { composeArchetypes, composePersonas, composeShadows } from './compose-advanced-cards.ts'
import { composeComplexes, composeInnerOther, composeSelf } from './compose-depths.ts'
import { assessmentParagraphs } from './compose-paragraphs.ts'
import { composeDailyExercises, composeDreams, composeTherapeutic } from './compose-practice.ts'
import type { ReportSection } from './report.ts'
import type { AdvancedWriting } from './writing.ts'

/**
 * The whole advanced profile by the built-in writer, for the thirty-answer form. Pure: equal input
 * gives an equal report in each language. Open answers are quoted, twelve words at most, and never
 * interpreted. Leave out those that must not be shown: a report without any of them is complete.
 *
 * @param profile of the full form; structures that are absent are said to be unknown
 * @param answers those the profile was scored from, values 1..5
 * @param askedWords the words in which the questions were asked and are quoted; by default the item
 *   bank's own
 * @throws RangeError when an answer names an item, option or value that the bank does not have
 */
export function writeAdvancedReport(
  profile: Profile,
  answers: readonly GivenAnswer[],
  language: Language,
  askedWords?: AskedWords,
): AdvancedReport {
  return writeWith(new ClaimLedger(), profile, answers, language, askedWords)
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
  askedWords?: AskedWords,
): AdvancedReport {
  const plan = planAdvanced(profile, answers, askedWords)
  const writing: AdvancedWriting = { plan, texts: textsOf[language], ledger }
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

function composeAssessment({ plan, texts, ledger }: AdvancedWriting): readonly ReportSection[] {
  return assessmentSections.map(({ key, paragraphs }) => ({
    key,
    title: texts.advanced.titles[key],
    paragraphs: paragraphs.map((paragraph) =>
      ledger.claim(assessmentParagraphs[paragraph](texts, plan), paragraphSupport[paragraph](plan)),
    ),
  }))
}
