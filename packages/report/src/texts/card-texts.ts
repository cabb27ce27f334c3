import type { ShadowForm } from '@individua/instrument/dimensions'
import type { Certainty } from '@individua/instrument/profile'
import type { AnswerValue, Bearing } from '../plan/plan-levels.ts'
import type { ExerciseKey, ExerciseTexts } from './advanced-texts.ts'
import type { ArchetypeFigure, BySide, Figure, ShadowFigure } from './figures.ts'
import type { Wordings } from './wording.ts'

/** The sentences of the cards. Those that go on with a colon or a semicolon have no stop. */
export interface CardTexts {
  standings: (archetype: ArchetypeFigure) => Wordings
  places: Readonly<Record<Certainty, string>>
  persona: { bySide: BySide; stand: (face: Figure) => string; inferred: string }
  shadow: { openings: (shadow: ShadowFigure) => Wordings; faint: string }
  innerOther: {
    heading: string
    notWeak: (motive: Figure) => string
    close: string
    ease: (ease: Figure) => string
    bySide: BySide
  }
  self: {
    /** `shadow`: the name of the archetype behind the first tendency. */
    task: (first: string, shadow: string, type: string) => string
    unknown: string
    /** After the task, where the answers do not tell how near the sides are. */
    open: string
    stand: (self: Figure) => string
    bySide: BySide
  }
  complex: (one: string, other: string) => string
}

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
  dreamSuggestions: { byForm: Readonly<Record<ShadowForm, string>>; bySide: BySide; any: Wordings }
  categories: Readonly<Record<ExerciseKey, string>>
  shadowExercise: Readonly<Record<ShadowForm, (shadow: ShadowFigure) => ExerciseTexts>>
  personaExercise: BySide<ExerciseTexts>
  selfExercise: BySide<ExerciseTexts>
}

/** Quotes of the reader's answers; `bearings` go on after a comma. */
export interface QuoteTexts {
  rated: (value: AnswerValue, statement: string) => string
  chose: (question: string, option: string) => string
  wrote: (question: string, words: string) => string
  bearings: Readonly<Record<Bearing, Wordings>>
}
