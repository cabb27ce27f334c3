import type { Archetype, ShadowForm } from '@individua/instrument/dimensions'
import type { Level, Relation } from '../plan/plan-levels.ts'
import type { Wordings } from './wording.ts'

/** A subject of the plan as a language says it; the words come without a stop. */
export interface Figure {
  /** As the subject in the middle of a sentence. */
  name: string
  share: string
  /** "the Sage (62%)" */
  withShare: string
  level: string
}

/** An archetype by its name; the key leads to the other forms of the name. */
export interface ArchetypeName {
  key: Archetype
  /** As the subject in the middle of a sentence. */
  name: string
}

/** An archetype, or the persona of one. */
export interface ArchetypeFigure extends Figure, ArchetypeName {
  /** The two ends of the range, in percent. */
  from: string
  to: string
}

/** An archetype or persona with its rank. */
export interface RankedFigure extends ArchetypeFigure {
  /** How sure its place among the first three is, as a word. */
  certainty: string
  /** Probability of that place, in percent. */
  topThree: string
}

export interface ShadowFigure extends Figure {
  form: ShadowForm
  /** The name of the archetype behind the tendency. */
  archetype: string
  /** The same with what became of it, in the middle of a sentence: "the Sage in excess". */
  source: string
  /** The same at the end of a sentence. */
  sourceAtEnd: string
}

/** The three named, in the order of the profile. */
export interface LeadingFigures {
  first: ArchetypeFigure
  second: ArchetypeFigure
  third: ArchetypeFigure
}

export type ByRelation<Text = string> = Readonly<Record<Relation, Text>>
export type ByLevel<Subject> = Readonly<Record<Level, (subject: Subject) => Wordings>>
