import type { Archetype, ShadowForm } from '@individua/instrument/dimensions'
import type { Side } from '../plan/plan-advanced.ts'

/** A figure of the plan as a language says it; the words come without a stop. */
export interface Figure {
  /** As the subject in the middle of a sentence. */
  name: string
  share: string
  /** "the Sage (62%)" */
  withShare: string
  level: string
}

/** An archetype or the face of one; its key leads to the other forms of the name. */
export interface ArchetypeFigure extends Figure {
  key: Archetype
  /** The two ends of the range, in percent. */
  from: string
  to: string
}

export interface ShadowFigure extends Figure {
  form: ShadowForm
  /** The name of the archetype behind the tendency. */
  archetype: string
  /** The same with what became of it: "the Sage in excess". */
  source: string
}

export type BySide<Text = string> = Readonly<Record<Side, Text>>
