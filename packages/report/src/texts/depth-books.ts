import type { Archetype, Motive, ShadowForm } from '@individua/instrument/dimensions'
import type { ComplexKey } from '../plan/plan-complexes.ts'
import type { StructureGrowth } from '../plan/plan-growth.ts'
import type { ShadowFigure } from './figures.ts'

export interface ExerciseTexts {
  /** Takes a few minutes and can be done every day. */
  exercise: string
  purpose: string
}

export interface GrowthTexts {
  area: string
  description: string
  approaches: readonly [string, string, string]
}

export interface ArchetypeDepths {
  traits: readonly [string, string, string, string]
  /** Two sentences about the pattern itself, true at any level. */
  essence: string
  /** Three sentences to the reader, true when it is raised. */
  raised: string
  /** One sentence: what it brings beside another, true at any level. */
  beside: string
  /** One sentence: where this persona tends to appear. */
  context: string
  /** One sentence: a picture that dreams may use, and one way to read it. */
  dream: string
  dreamMeaning: string
  /** Balances the pattern where it is strong. */
  balance: ExerciseTexts
  /** Lives a little of the pattern where it is quiet. */
  practice: ExerciseTexts
}

export interface ShadowDepths {
  /** One sentence: where such a tendency often comes from. */
  root: string
  /** One or two sentences to the reader: what to try. */
  tip: string
  /** One sentence: a picture that dreams may use. */
  dream: string
}

export interface MotiveDepths {
  /** One or two sentences to the reader, true when it leads the four. */
  drive: string
  /** A name for the side that gets least room; no person, no gender. */
  type: string
  /** Two or three sentences about that side, true when it comes last of the four. */
  lessLived: string
  qualities: readonly [string, string, string, string]
  /** Two sentences: where to begin. */
  development: string
  dream: string
  dreamMeaning: string
  growth: GrowthTexts
}

export interface ComplexTexts {
  name: string
  /** Two sentences after the two figures. */
  description: string
  workingWith: string
}

export type ArchetypeDepthBook = Readonly<Record<Archetype, ArchetypeDepths>>
export type ShadowDepthBook = Readonly<Record<Archetype, ShadowDepths>>
export type MotiveDepthBook = Readonly<Record<Motive, MotiveDepths>>
export type ComplexBook = Readonly<Record<ComplexKey, ComplexTexts>>
export type ShadowGrowthBook = Readonly<Record<ShadowForm, Readonly<Record<Motive, GrowthTexts>>>>
/** For an archetype disowned while another of its motive is lived. */
export type LoneShadowGrowth = (shadow: ShadowFigure) => GrowthTexts
export type StructureGrowthBook = Readonly<Record<StructureGrowth, GrowthTexts>>
