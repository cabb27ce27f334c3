import type { CardPlan, CardsPlan } from '../plan/plan-cards.ts'
import { mainAnswersOf } from '../plan/plan-subjects.ts'
import type { Writing } from './compose-sections.ts'
import type { BasicReport, ReportCard } from './report.ts'
import { shownCertainty } from './shown-certainty.ts'

/** The dashboard's cards; figures stand beside the text, never in it. */
export function composeCards(
  { texts: { names }, ledger }: Writing,
  plan: CardsPlan,
): Pick<BasicReport, 'personas' | 'archetypes' | 'shadows'> {
  const compose = <Name extends string>(
    { estimate, text }: CardPlan<Name>,
    nameOf: Readonly<Record<Name, string>>,
    isInferred: boolean,
  ): ReportCard => {
    const { name: key, strength, interval80 } = estimate
    const { text: description, itemIds } = ledger.claimText(text, mainAnswersOf(estimate))
    const name = nameOf[key]
    const certainty = shownCertainty(estimate)
    return { key, name, description, strength, interval80, certainty, isInferred, itemIds }
  }
  return {
    personas: plan.personas.map((card) => compose(card, names.archetypeNames, true)),
    archetypes: plan.archetypes.map((card) => compose(card, names.archetypeNames, false)),
    shadows: plan.shadows.map((card) => compose(card, names.shadowNames, true)),
  }
}
