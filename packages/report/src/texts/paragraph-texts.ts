import type { PersonaOfLeader } from '../plan/plan-persona.ts'
import type { Tension } from '../plan/plan-tension.ts'
import type {
  ArchetypeFigure,
  ByRelation,
  Figure,
  LeadingFigures,
  ShadowFigure,
} from './figures.ts'
import type { QualityTexts } from './quality-texts.ts'
import type { Wordings } from './wording.ts'

/**
 * Who leads the advanced profile: one archetype, clearly or likely, or two or three together. `none`:
 * none of the three is above the middle. `chance`: of the first being the strongest in truth.
 */
export type LeaderCase = 'none' | 'clear' | 'likely' | 'sharedByTwo' | 'sharedByThree'

/** The sentences of the assessment. Those that end in a colon or before a figure have no stop. */
export interface ParagraphTexts {
  leader: Readonly<Record<LeaderCase, (leading: LeadingFigures, chance: string) => string>>
  runnersUp: (leading: LeadingFigures) => Wordings
  drive: {
    /** Instead of the opening, where the four motives lie close together. */
    close: (strong: Figure, weak: Figure) => string
    openings: (strong: Figure, weak: Figure) => Wordings
    faint: string
  }
  persona: {
    /** What the term means. */
    term: string
    firstTwo: (first: ArchetypeFigure, second: ArchetypeFigure) => string
    /** `leader`: the name of the leading archetype. */
    ofLeader: Readonly<Record<PersonaOfLeader, (leader: string) => string>>
  }
  adapting: { unknown: string; byRelation: ByRelation }
  pressure: { unknown: string; stand: (pressure: Figure) => string; byRelation: ByRelation }
  shadow: {
    first: (first: ShadowFigure, strength: string) => string
    faintStrength: string
    second: (second: ShadowFigure) => string
  }
  opposites: Readonly<Record<Tension['mode'], (one: string, other: string) => string>>
  evenOpposites: string
  innerOther: {
    opening: (type: string) => string
    unknown: string
    byRelation: ByRelation
    stand: (ease: Figure) => string
  }
  self: {
    unknown: string
    opening: string
    byRelation: ByRelation<(first: ArchetypeFigure, lowest: ArchetypeFigure) => string>
    stand: (self: Figure) => string
  }
  voice: { quoted: string; none: string }
  range: (answerCount: number, first: ArchetypeFigure) => string
  limits: string
  quality: QualityTexts
}
