import type { AdvancedPlan } from '../plan/plan-advanced.ts'
import { isLowered, relationOf } from '../plan/plan-levels.ts'
import { motiveOf } from '../plan/plan-motives.ts'
import {
  factOf,
  joinSupport,
  type Support,
  supportOf,
  supportOfFacts,
  supportOfStructure,
} from '../plan/support.ts'
import type { ExerciseTexts, GrowthTexts } from '../texts/depth-books.ts'
import { type ExerciseKey, exerciseKeys } from '../texts/practice-texts.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import { capitalised, wordingFor } from '../texts/wording.ts'
import type { DailyExercise, Dreams, TherapeuticArea } from './advanced-report.ts'
import { wordMotive, wordShadow, wordStructure } from './word-figures.ts'
import type { AdvancedWriting } from './writing.ts'

/** Pictures of the leading archetype, of the first shadow tendency and of the inner other. */
export function composeDreams({ plan, texts, ledger }: AdvancedWriting): Dreams {
  const { leading, shadows, weakestMotive, structures } = plan
  const shadow = shadows[0]
  const ofLeader = supportOf('archetypes', leading[0])
  const ofShadow = supportOf('shadows', shadow)
  const ofMotive = supportOf('motives', weakestMotive)
  const archetype = texts.archetypeDepths[leading[0].name]
  const motive = texts.motiveDepths[weakestMotive.name]
  const { dreamMeaning, dreamSuggestions } = texts.advanced.practice
  const { byForm, byRelation, any } = dreamSuggestions
  return {
    patterns: [
      ledger.claim(archetype.dream, ofLeader),
      ledger.claim(texts.shadowDepths[shadow.form][shadow.archetype].dream, ofShadow),
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
        byRelation[relationOf(structures.innerOther)],
        supportOfStructure(structures.innerOther, plan.answeredIds),
      ),
      ledger.claim(wordingFor(plan.secondVariant, ...any), ofLeader),
    ],
  }
}

export function composeTherapeutic(writing: AdvancedWriting): readonly TherapeuticArea[] {
  const { plan, texts } = writing
  const { weakestMotive, structures, structureGrowth, livedRelatives, answeredIds } = plan
  const shadow = plan.shadows[0]
  const structure = structureGrowth.structure && structures[structureGrowth.structure]
  const { growth } = texts.advanced.practice
  return [
    composeArea(
      writing,
      livedRelatives.length > 0
        ? texts.loneShadowGrowth(wordShadow(texts, shadow))
        : texts.shadowGrowth[shadow.form][motiveOf(shadow.archetype)],
      (isLowered(shadow.level) ? growth.faintShadow : growth.shadow)(wordShadow(texts, shadow)),
      joinSupport(
        supportOf('shadows', shadow),
        supportOfFacts(...livedRelatives.map((relative) => factOf('archetypes', relative))),
      ),
    ),
    composeArea(
      writing,
      texts.motiveDepths[weakestMotive.name].growth,
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
      supportOfStructure(structure, answeredIds),
    ),
  ]
}

function composeArea(
  { ledger }: AdvancedWriting,
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

export function composeDailyExercises({
  plan,
  texts,
  ledger,
}: AdvancedWriting): readonly DailyExercise[] {
  return exerciseKeys.map((key) => {
    const { exercise, purpose } = exerciseTexts[key](texts, plan)
    const support = exerciseSupport[key](plan)
    return {
      category: texts.advanced.practice.categories[key],
      exercise: ledger.claim(exercise, support),
      purpose: ledger.claim(purpose, support),
    }
  })
}

const exerciseTexts: Readonly<
  Record<ExerciseKey, (texts: ReportTexts, plan: AdvancedPlan) => ExerciseTexts>
> = {
  shadow: (texts, { shadows: [shadow] }) =>
    texts.advanced.practice.shadowExercise[shadow.form](wordShadow(texts, shadow)),
  balance: ({ archetypeDepths }, { leading }) => archetypeDepths[leading[0].name].balance,
  lessLived: ({ archetypeDepths }, { lowest }) => archetypeDepths[lowest.name].practice,
  persona: ({ advanced: { practice } }, { structures }) =>
    practice.personaExercise[relationOf(structures.persona)],
  self: ({ advanced: { practice } }, { structures }) =>
    practice.selfExercise[relationOf(structures.self)],
}

const exerciseSupport: Readonly<Record<ExerciseKey, (plan: AdvancedPlan) => Support>> = {
  shadow: ({ shadows }) => supportOf('shadows', shadows[0]),
  balance: ({ leading }) => supportOf('archetypes', leading[0]),
  lessLived: ({ lowest }) => supportOf('archetypes', lowest),
  persona: ({ structures, answeredIds }) => supportOfStructure(structures.persona, answeredIds),
  self: ({ structures, answeredIds }) => supportOfStructure(structures.self, answeredIds),
}
