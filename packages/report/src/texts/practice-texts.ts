import type { ShadowForm } from '@individua/instrument/dimensions'
import type { ExerciseTexts } from './depth-books.ts'
import type { ByRelation, Figure, ShadowFigure } from './figures.ts'
import type { Wordings } from './wording.ts'

export const exerciseKeys = ['shadow', 'balance', 'lessLived', 'persona', 'self'] as const
export type ExerciseKey = (typeof exerciseKeys)[number]

/** The sentences about dreams, growth and exercises. */
export interface PracticeTexts {
  growth: {
    shadow: (shadow: ShadowFigure) => string
    faintShadow: (shadow: ShadowFigure) => string
    motive: (motive: Figure, nuance: string) => string
    /** Where the motive is last, yet not low. */
    nuance: string
    unknownStructure: string
  }
  dreamMeaning: Readonly<Record<ShadowForm, (shadow: ShadowFigure) => string>>
  dreamSuggestions: {
    byForm: Readonly<Record<ShadowForm, string>>
    byRelation: ByRelation
    any: Wordings
  }
  categories: Readonly<Record<ExerciseKey, string>>
  shadowExercise: Readonly<Record<ShadowForm, (shadow: ShadowFigure) => ExerciseTexts>>
  personaExercise: ByRelation<ExerciseTexts>
  selfExercise: ByRelation<ExerciseTexts>
}
