import { type AdvancedPlan, motiveOf, sideOf } from '../plan/plan-advanced.ts'
import { isLowered } from '../plan/plan-levels.ts'
import { structureSupport } from '../plan/support-paragraphs.ts'
import {
  type AdvancedTexts,
  type ExerciseKey,
  type ExerciseTexts,
  exerciseKeys,
  type GrowthTexts,
} from '../texts/advanced-texts.ts'
import { capitalised, wordingFor } from '../texts/wording.ts'
import type { DailyExercise, Dreams, TherapeuticArea } from './advanced-report.ts'
import { type Support, supportOf } from './claim-ledger.ts'
import { wordMotive, wordShadow, wordStructure } from './word-figures.ts'
import type { Writing } from './writing.ts'

/** Pictures of the leading archetype, of the first shadow tendency and of the inner other. */
export function composeDreams({ plan, texts, ledger }: Writing): Dreams {
  const { leading, shadows, weakestMotive, structures } = plan
  const shadow = shadows[0]!
  const ofLeader = supportOf('archetypes', leading[0]!)
  const ofShadow = supportOf('shadows', shadow)
  const ofMotive = supportOf('motives', weakestMotive)
  const archetype = texts.archetypes[leading[0]!.name]
  const motive = texts.motives[weakestMotive.name]
  const { dreamMeaning, dreamSuggestions } = texts.practice
  const { byForm, bySide, any } = dreamSuggestions
  return {
    patterns: [
      ledger.claim(archetype.dream, ofLeader),
      ledger.claim(texts.shadows[shadow.form][shadow.archetype].dream, ofShadow),
      ledger.claim(motive.dream, ofMotive),
    ],
    meanings: [
      ledger.claim(archetype.dreamMeaning, ofLeader),
      ledger.claim(dreamMeaning[shadow.form](wordShadow(texts, shadow)), ofShadow),
      ledger.claim(motive.dreamMeaning, ofMotive),
    ],
    suggestions: [
      ledger.claim(byForm[shadow.form], ofShadow),
      ledger.claim(
        bySide[sideOf(structures.innerOther)],
        structureSupport(structures.innerOther, plan.answeredIds),
      ),
      ledger.claim(wordingFor(plan.tide, ...any), ofLeader),
    ],
  }
}

export function composeTherapeutic(writing: Writing): readonly TherapeuticArea[] {
  const { plan, texts } = writing
  const { weakestMotive, structures, structureGrowth, isShadowAlone, answeredIds } = plan
  const shadow = plan.shadows[0]!
  const structure = structureGrowth.structure && structures[structureGrowth.structure]
  const { growth } = texts.practice
  return [
    composeArea(
      writing,
      isShadowAlone
        ? texts.loneShadowGrowth(wordShadow(texts, shadow))
        : texts.shadowGrowth[shadow.form][motiveOf(shadow.archetype)],
      (isLowered(shadow.level) ? growth.faintShadow : growth.shadow)(wordShadow(texts, shadow)),
      supportOf('shadows', shadow),
    ),
    composeArea(
      writing,
      texts.motives[weakestMotive.name].growth,
      growth.motive(
        wordMotive(texts, weakestMotive),
        isLowered(weakestMotive.level) ? '' : growth.nuance,
      ),
      supportOf('motives', weakestMotive),
    ),
    composeArea(
      writing,
      texts.structureGrowth[structureGrowth.key],
      structure
        ? `${capitalised(texts.standing(wordStructure(texts, structure)))}.`
        : growth.unknownStructure,
      structureSupport(structure, answeredIds),
    ),
  ]
}

function composeArea(
  { ledger }: Writing,
  growth: GrowthTexts,
  opening: string,
  support: Support,
): TherapeuticArea {
  return {
    area: growth.area,
    description: ledger.claim(`${opening} ${growth.description}`, support),
    approaches: growth.approaches.map((approach) => ledger.claim(approach, support)),
  }
}

export function composeDailyExercises({ plan, texts, ledger }: Writing): readonly DailyExercise[] {
  return exerciseKeys.map((key) => {
    const { exercise, purpose } = exerciseTexts[key](texts, plan)
    const support = exerciseSupport[key](plan)
    return {
      category: texts.practice.categories[key],
      exercise: ledger.claim(exercise, support),
      purpose: ledger.claim(purpose, support),
    }
  })
}

const exerciseTexts: Readonly<
  Record<ExerciseKey, (texts: AdvancedTexts, plan: AdvancedPlan) => ExerciseTexts>
> = {
  shadow: (texts, { shadows: [shadow] }) =>
    texts.practice.shadowExercise[shadow!.form](wordShadow(texts, shadow!)),
  balance: ({ archetypes }, { leading }) => archetypes[leading[0]!.name].balance,
  lessLived: ({ archetypes }, { quietest }) => archetypes[quietest.name].practice,
  persona: ({ practice }, { structures }) => practice.personaExercise[sideOf(structures.persona)],
  self: ({ practice }, { structures }) => practice.selfExercise[sideOf(structures.self)],
}

const exerciseSupport: Readonly<Record<ExerciseKey, (plan: AdvancedPlan) => Support>> = {
  shadow: ({ shadows }) => supportOf('shadows', shadows[0]!),
  balance: ({ leading }) => supportOf('archetypes', leading[0]!),
  lessLived: ({ quietest }) => supportOf('archetypes', quietest),
  persona: ({ structures, answeredIds }) => structureSupport(structures.persona, answeredIds),
  self: ({ structures, answeredIds }) => structureSupport(structures.self, answeredIds),
}
