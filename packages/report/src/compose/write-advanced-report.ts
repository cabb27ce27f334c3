import type { Language } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { type AdvancedSources, planAdvanced } from '../plan/plan-advanced.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { AdvancedReport } from './advanced-report.ts'
import { ClaimLedger, type TracedClaim } from './claim-ledger.ts'
import { composeCards } from './compose-cards.ts'
import { composeOwnWords } from './compose-own-words.ts'
import {
  composeComplexes,
  composeDailyExercises,
  composeDreams,
  composeInnerOther,
  composeSelf,
  composeTherapeutic,
} from './compose-practice.ts'
import { composeArchetypes, composePersonas, composeShadows } from './compose-profile.ts'
import { composePortrait, composeSections } from './compose-sections.ts'

/**
 * The whole advanced profile by the built-in writer, for the thirty-answer form. Pure: equal input
 * gives an equal report in each language. Open answers stand in it whole and are never interpreted.
 * Leave out those that must not be shown, and say so in `sources`: a report without any is complete.
 *
 * @param profile of the full form
 * @param answers those the profile was scored from, values 1..5
 * @param sources the words in which the questions were asked, the parameters of the scoring, and
 *   whether a text is left out
 * @throws RangeError when an answer names an item, option or value that the bank does not have
 */
export function writeAdvancedReport(
  profile: Profile,
  answers: readonly GivenAnswer[],
  language: Language,
  sources: AdvancedSources = {},
): AdvancedReport {
  return writeWith(ledgerFor(answers, language), profile, answers, language, sources)
}

/** Every claim of the report with the names of its texts; those of the overview first. */
export function composeAdvancedClaims(
  profile: Profile,
  answers: readonly GivenAnswer[],
  language: Language,
): readonly TracedClaim[] {
  const ledger = ledgerFor(answers, language)
  writeWith(ledger, profile, answers, language, {})
  return ledger.claims
}

const ledgerFor = (answers: readonly unknown[], language: Language) =>
  new ClaimLedger(textsOf[language], { form: 'full', answers: answers.length })

function writeWith(
  ledger: ClaimLedger,
  profile: Profile,
  answers: readonly GivenAnswer[],
  language: Language,
  sources: AdvancedSources,
): AdvancedReport {
  const plan = planAdvanced(profile, answers, sources)
  const texts = textsOf[language]
  const writing = { texts, ledger }
  return {
    language,
    portrait: composePortrait(writing, plan.portrait),
    overview: {
      ...composeCards(writing, plan.cards),
      sections: composeSections(writing, plan.overview),
    },
    jungianAssessment: composeSections(writing, plan.depth),
    ownWords: composeOwnWords(texts, plan.ownWords, sources),
    archetypes: composeArchetypes(writing, profile, plan),
    personas: composePersonas(writing, profile),
    shadows: composeShadows(writing, plan),
    anima: composeInnerOther(writing, plan),
    self: composeSelf(writing, plan),
    complexes: composeComplexes(writing, plan),
    dreams: composeDreams(writing, plan),
    therapeutic: composeTherapeutic(writing, plan),
    dailyExercises: composeDailyExercises(writing, plan),
  }
}
