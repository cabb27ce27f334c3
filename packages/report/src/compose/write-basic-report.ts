import type { Language } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { basicSections, summaryKeys } from '../plan/basic-sections.ts'
import { planBasic, type RatedAnswer } from '../plan/plan-basic.ts'
import { claimSupport, summarySupport } from '../plan/support-claims.ts'
import { textsOf } from '../texts/texts-of.ts'
import { type CheckableClaim, ClaimLedger } from './claim-ledger.ts'
import { composeBasicCards } from './compose-basic-cards.ts'
import { claimParagraphs } from './compose-claims.ts'
import { summarySentences } from './compose-summary.ts'
import { countAnswers } from './count-answers.ts'
import type { BasicReport } from './report.ts'

/**
 * The built-in report of the basic profile: three opening sentences, nine cards and a text of
 * 700 to 1,000 words. Pure: equal input gives an equal report in each language.
 * @param profile of the core form, or of the core and further statements (`structures.persona` and
 *   `.shadowPressure` present)
 * @param answers to the statements it was scored from, values 1..5; the report says how many
 * @throws RangeError naming the item, when an answer is to no statement or its value is not 1..5; or
 *   when the profile lacks those two structures
 */
export function writeBasicReport(
  profile: Profile,
  answers: readonly RatedAnswer[],
  language: Language,
): BasicReport {
  return writeWith(new ClaimLedger(), profile, answers, language)
}

/** Every claim of the report with its machine-checkable facts, summary first. */
export function composeBasicClaims(
  profile: Profile,
  answers: readonly RatedAnswer[],
  language: Language,
): readonly CheckableClaim[] {
  const ledger = new ClaimLedger()
  writeWith(ledger, profile, answers, language)
  return ledger.claims
}

function writeWith(
  ledger: ClaimLedger,
  profile: Profile,
  answers: readonly RatedAnswer[],
  language: Language,
): BasicReport {
  const plan = planBasic(profile, answers)
  const texts = textsOf[language]
  const counted = (text: string) => countAnswers(text, language, answers.length)
  return {
    language,
    summary: summaryKeys.map((key) =>
      ledger.claim(counted(summarySentences[key](texts, plan)), summarySupport[key](plan)),
    ),
    ...composeBasicCards(profile, plan, texts, counted),
    sections: basicSections.map(({ key, claims }) => ({
      key,
      title: texts.basic.titles[key],
      paragraphs: claims.map((claim) =>
        ledger.claim(counted(claimParagraphs[claim](texts, plan)), claimSupport[claim](plan)),
      ),
    })),
  }
}
