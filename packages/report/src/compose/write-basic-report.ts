import type { Language } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { planBasic } from '../plan/plan-basic.ts'
import type { RatedAnswer } from '../plan/plan-life.ts'
import { textsOf } from '../texts/texts-of.ts'
import { ClaimLedger, type TracedClaim } from './claim-ledger.ts'
import { composeCards } from './compose-cards.ts'
import { composePortrait, composeSections } from './compose-sections.ts'
import type { BasicReport } from './report.ts'

/**
 * The built-in report of the basic profile: a portrait, nine cards and a text, with the portrait 700
 * to 1,000 words. Pure: equal input gives an equal report in each language.
 * @param profile of the core form, or of the core and further statements
 * @param answers to the statements it was scored from, values 1..5; the report says how many
 * @throws RangeError naming the item, when an answer is to no statement or its value is not 1..5
 */
export function writeBasicReport(
  profile: Profile,
  answers: readonly RatedAnswer[],
  language: Language,
): BasicReport {
  return writeWith(ledgerFor(answers, language), profile, answers, language)
}

/** Every claim of the report with the names of its texts, the portrait first. */
export function composeBasicClaims(
  profile: Profile,
  answers: readonly RatedAnswer[],
  language: Language,
): readonly TracedClaim[] {
  const ledger = ledgerFor(answers, language)
  writeWith(ledger, profile, answers, language)
  return ledger.claims
}

const ledgerFor = (answers: readonly unknown[], language: Language) =>
  new ClaimLedger(textsOf[language], { form: 'core', answers: answers.length })

function writeWith(
  ledger: ClaimLedger,
  profile: Profile,
  answers: readonly RatedAnswer[],
  language: Language,
): BasicReport {
  const plan = planBasic(profile, answers)
  const writing = { texts: textsOf[language], ledger }
  return {
    language,
    portrait: composePortrait(writing, plan.portrait),
    ...composeCards(writing, plan.cards),
    sections: composeSections(writing, plan.sections),
  }
}
