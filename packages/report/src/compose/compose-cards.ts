import type { Profile, RankedEstimate } from '@individua/instrument/profile'
import { evidenceOf } from '../plan/plan-levels.ts'
import type { ReportPlan } from '../plan/plan-report.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { joinSentences, wordingFor } from '../texts/wording.ts'
import type { BasicReport } from './report.ts'

/** The three cards of each family, with descriptions of 40 to 70 words. */
export function composeCards(
  { personas, archetypes, shadows }: Profile,
  plan: ReportPlan,
  texts: ReportTexts,
): Pick<BasicReport, 'personas' | 'archetypes' | 'shadows'> {
  const { cards, archetypeNames, shadowNames } = texts
  return {
    personas: plan.faces.map((face, place) => ({
      ...cardOf(personas[place]!),
      name: archetypeNames[face.name],
      description: joinSentences(
        wordingFor(place, ...cards.persona(face)),
        texts.personas[face.name].card,
        wordingFor(place + 1, ...cards.places[face.certainty]),
      ),
      isInferred: true,
    })),
    archetypes: plan.leading.map((subject, place) => ({
      ...cardOf(archetypes[place]!),
      name: archetypeNames[subject.name],
      description: joinSentences(
        wordingFor(place, ...cards.archetype(subject)),
        texts.archetypes[subject.name].card,
        wordingFor(place, ...cards.places[subject.certainty]),
      ),
      isInferred: false,
    })),
    shadows: plan.shadows.map((shadow, place) => ({
      ...cardOf(shadows[place]!),
      name: shadowNames[shadow.name],
      description: joinSentences(
        wordingFor(place, ...cards.shadow(shadow)),
        texts.shadows[shadow.form][shadow.archetype].card,
        wordingFor(place + 2, ...cards.places[shadow.certainty]),
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
    itemIds: evidenceOf(estimate),
  }
}
