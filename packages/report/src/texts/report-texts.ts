import type { Archetype, Motive, Shadow, ShadowForm } from '@individua/instrument/dimensions'
import type { Certainty } from '@individua/instrument/profile'
import type { Level, RankedSubject } from '../plan/plan-levels.ts'
import type { ReportPlan, ShadowPlan } from '../plan/plan-report.ts'
import type { ClaimKey, SectionKey, SummaryKey } from '../plan/plan-sections.ts'
import type { TensionKey } from '../plan/plan-tension.ts'
import type { Wordings } from './wording.ts'

/** What a language brings: names, words for figures, books, and one function for each text the plan can ask for. */
export interface ReportTexts {
  archetypeNames: Readonly<Record<Archetype, string>>
  shadowNames: Readonly<Record<Shadow, string>>
  /** The archetype's name as the subject in the middle of a sentence. */
  figureName: (archetype: Archetype) => string
  levelWords: Readonly<Record<Level, string>>
  percent: (value: number) => string
  archetypes: ArchetypeBook
  personas: PersonaBook
  shadows: ShadowBook
  motives: MotiveBook
  tensions: TensionBook
  titles: Readonly<Record<SectionKey, string>>
  summary: Readonly<Record<SummaryKey, (plan: ReportPlan) => string>>
  claims: Readonly<Record<ClaimKey, (plan: ReportPlan) => string>>
  cards: CardTexts
}

/** How a card of 40 to 70 words begins and ends; its middle is in the books. */
export interface CardTexts {
  archetype: (subject: RankedSubject<Archetype>) => Wordings
  persona: (subject: RankedSubject<Archetype>) => Wordings
  shadow: (shadow: ShadowPlan) => Wordings
  places: Readonly<Record<Certainty, Wordings>>
}

export type ByLevel<Name> = Readonly<Record<Level, (name: Name) => Wordings>>

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
  /** Two sentences about how this face meets others. */
  face: string
  /** Two sentences about the face itself, true at any level. */
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
  /** A sentence true when it comes last of the four. */
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
