import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import type { BasicPlan } from '../plan/plan-basic.ts'
import { estimateOf, mainAnswersOf } from '../plan/plan-subjects.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { joinSentences, wordingFor } from '../texts/wording.ts'
import type { BasicReport } from './report.ts'
import { wordArchetype, wordShadow } from './word-figures.ts'

/**
 * The three cards of each family, with descriptions of 40 to 70 words.
 * @param counted makes a description say how many answers there are
 */
export function composeBasicCards(
  profile: Profile,
  plan: BasicPlan,
  texts: ReportTexts,
  counted: (description: string) => string,
): Pick<BasicReport, 'personas' | 'archetypes' | 'shadows'> {
  const { cards } = texts.basic
  return {
    personas: plan.personas.map((persona, index) => ({
      ...cardOf(estimateOf(profile.personas, persona.name)),
      name: texts.archetypeNames[persona.name],
      description: joinSentences(
        wordingFor(index, ...cards.persona[persona.level](wordArchetype(texts, persona))),
        texts.personas[persona.name].card,
        counted(wordingFor(index + 1, ...cards.ranks[persona.certainty])),
      ),
      isInferred: true,
    })),
    archetypes: plan.leading.map((archetype, index) => ({
      ...cardOf(estimateOf(profile.archetypes, archetype.name)),
      name: texts.archetypeNames[archetype.name],
      description: joinSentences(
        wordingFor(index, ...cards.archetype[archetype.level](wordArchetype(texts, archetype))),
        texts.archetypes[archetype.name].card,
        counted(wordingFor(index, ...cards.ranks[archetype.certainty])),
      ),
      isInferred: false,
    })),
    shadows: plan.shadows.map((shadow, index) => ({
      ...cardOf(estimateOf(profile.shadows, shadow.name)),
      name: texts.shadowNames[shadow.name],
      description: joinSentences(
        wordingFor(index, ...cards.shadow[shadow.level](wordShadow(texts, shadow))),
        texts.shadows[shadow.form][shadow.archetype].card,
        counted(wordingFor(index + 2, ...cards.ranks[shadow.certainty])),
      ),
      isInferred: true,
    })),
  }
}

function cardOf(estimate: RankedEstimate<string>) {
  return {
    key: estimate.name,
    strength: estimate.strength,
    interval80: estimate.interval80,
    certainty: estimate.certainty,
    itemIds: mainAnswersOf(estimate),
  }
}
