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
import type { BasicReport } from './report.ts'

/**
 * The built-in report of the basic profile: three opening sentences, nine cards and a text of
 * 700 to 1,000 words. Pure: equal input gives an equal report in each language.
 * @param profile of the core form (`structures.persona` and `.shadowPressure` present)
 * @param answers to the core items, values 1..5
 * @throws RangeError naming the item, when an answer is to no core item or its value is not 1..5; or
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
  return {
    language,
    summary: summaryKeys.map((key) =>
      ledger.claim(summarySentences[key](texts, plan), summarySupport[key](plan)),
    ),
    ...composeBasicCards(profile, plan, texts),
    sections: basicSections.map(({ key, claims }) => ({
      key,
      title: texts.basic.titles[key],
      paragraphs: claims.map((claim) =>
        ledger.claim(claimParagraphs[claim](texts, plan), claimSupport[claim](plan)),
      ),
    })),
  }
}
