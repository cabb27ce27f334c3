import type { AdvancedPlan } from '../plan/plan-advanced.ts'
import { paragraph } from '../plan/planned-text.ts'
import {
  takeComplex,
  takeDream,
  takeDreamSuggestion,
  takeExercise,
  takeGrowth,
  takeGrowthWay,
  takeInnerOther,
  takeSelf,
} from '../plan/shelf.ts'
import type {
  Complex,
  DailyExercise,
  Dreams,
  InnerOther,
  TherapeuticArea,
} from './advanced-report.ts'
import type { Writing } from './compose-sections.ts'
import type { Claim } from './report.ts'

export function composeInnerOther(
  { texts: { books, names }, ledger }: Writing,
  { innerOther }: AdvancedPlan,
): InnerOther {
  const { motive, itemIds } = innerOther
  const { type, qualities } = books.innerOther[motive]
  const description = [takeInnerOther(innerOther, 'portrait'), takeInnerOther(innerOther, 'taste')]
  return {
    heading: names.innerOtherHeading,
    type,
    description: ledger.claim(paragraph(description, itemIds)),
    qualities,
    developmentArea: ledger.claimText(takeInnerOther(innerOther, 'wayIn'), itemIds),
  }
}

export function composeSelf({ ledger }: Writing, { self }: AdvancedPlan): Claim {
  return ledger.claimText(takeSelf(self), self.itemIds)
}

export function composeComplexes(
  { texts: { books }, ledger }: Writing,
  { complexes }: AdvancedPlan,
): readonly Complex[] {
  return complexes.map(({ key, poles: [one, other] }) => {
    const itemIds = [...new Set([...one.itemIds, ...other.itemIds])]
    return {
      name: books.complexes[key].name,
      description: ledger.claimText(takeComplex(key, 'description'), itemIds),
      workingWith: ledger.claimText(takeComplex(key, 'workingWith'), itemIds),
    }
  })
}

/** One picture for each of the named three, offered as a question. */
export function composeDreams(
  { ledger }: Writing,
  { dreams, dreamSuggestions, answeredIds }: AdvancedPlan,
): Dreams {
  return {
    patterns: dreams.map(({ name, itemIds }) =>
      ledger.claimText(takeDream(name, 'pattern'), itemIds),
    ),
    meanings: dreams.map(({ name, itemIds }) =>
      ledger.claimText(takeDream(name, 'meaning'), itemIds),
    ),
    suggestions: dreamSuggestions.map((index) =>
      ledger.claimText(takeDreamSuggestion(index), answeredIds),
    ),
  }
}

export function composeTherapeutic(
  { texts: { books }, ledger }: Writing,
  { growth }: AdvancedPlan,
): readonly TherapeuticArea[] {
  return growth.map(({ name, ways, isLived, itemIds }) => ({
    area: books.growth[name].area,
    description: ledger.claimText(takeGrowth(name, isLived), itemIds),
    approaches: ways.map((index) => ledger.claimText(takeGrowthWay(name, index, isLived), itemIds)),
  }))
}

export function composeDailyExercises(
  { texts: { books }, ledger }: Writing,
  { exercises }: AdvancedPlan,
): readonly DailyExercise[] {
  return exercises.map(({ name, index, text, itemIds }) => ({
    category: books.exercises[name][index]?.category ?? '',
    exercise: ledger.claimText(text, itemIds),
    purpose: ledger.claimText(takeExercise(name, index, 'purpose'), itemIds),
  }))
}
