import type { Archetype, Motive, ShadowForm } from '@individua/instrument/dimensions'
import type { TensionKey } from '../plan/plan-tension.ts'

export interface ArchetypeTexts {
  /** What it is about, as a noun phrase in the nominative. */
  core: string
  /** Two sentences to the reader, true when it is raised. */
  leads: string
  /** What it adds next to another, as a noun phrase in the accusative. */
  gift: string
  /** One sentence: what it costs when it is raised. */
  cost: string
  /** Two sentences to the reader, true when it is lowered. */
  quiet: string
  /** A clause to the reader, true when it is lowered. */
  less: string
  /** Two sentences about the pattern itself, true at any level. */
  card: string
}

export interface PersonaTexts {
  /** Two sentences about how this persona meets others. */
  encounter: string
  /** Two sentences about the persona itself, true at any level. */
  card: string
}

export interface ShadowTexts {
  /** Two sentences: how the tendency shows. */
  text: string
  /** One sentence: what helps it grow. */
  tip: string
  /** Two sentences about the tendency itself, true at any level. */
  card: string
}

export interface MotiveTexts {
  /** What it asks for, as a noun phrase. */
  core: string
  /** A sentence true when it leads the four. */
  pull: string
  /** Goes on after the figure of the motive that comes last of the four and is lowered. */
  lack: string
}

export interface TensionTexts {
  /** The question between the two poles, as a whole sentence. */
  question: string
  /** True when both are raised. */
  both: string
  /** True when the first (or the second) of the pair is far ahead. */
  tilted: readonly [string, string]
}

export type ArchetypeBook = Readonly<Record<Archetype, ArchetypeTexts>>
export type PersonaBook = Readonly<Record<Archetype, PersonaTexts>>
export type ShadowBook = Readonly<Record<ShadowForm, Readonly<Record<Archetype, ShadowTexts>>>>
export type MotiveBook = Readonly<Record<Motive, MotiveTexts>>
export type TensionBook = Readonly<Record<TensionKey, TensionTexts>>
/** A step for the coming week that lives a little of the archetype: two sentences. */
export type PracticeBook = Readonly<Record<Archetype, string>>
