import type { Certainty, QualityFlag, ResponseStyle } from '@individua/instrument/profile'
import type { FaceOfLeader } from '../plan/plan-face.ts'
import type { Tension } from '../plan/plan-tension.ts'
import type { ArchetypeFigure, BySide, Figure, ShadowFigure } from './figures.ts'
import type { Wordings } from './wording.ts'

/** The leading three, strongest first. */
export interface Front {
  first: ArchetypeFigure
  second: ArchetypeFigure
  third: ArchetypeFigure
}

/** The sentences of the assessment. Those that end in a colon or before a figure have no stop. */
export interface ParagraphTexts {
  /** `none`: nothing above the middle. `chance`: of the first being the strongest in truth. */
  leader: Readonly<Record<Certainty | 'none', (front: Front, chance: string) => string>>
  company: (front: Front) => Wordings
  drive: {
    /** Instead of the opening, where the four motives lie close together. */
    close: (strong: Figure, weak: Figure) => string
    openings: (strong: Figure, weak: Figure) => Wordings
    faint: string
  }
  face: {
    persona: string
    faces: (first: ArchetypeFigure, second: ArchetypeFigure) => string
    ofLeader: Readonly<Record<FaceOfLeader, (inner: string) => string>>
  }
  adapting: { unknown: string; bySide: BySide }
  pressure: { unknown: string; stand: (pressure: Figure) => string; bySide: BySide }
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
    bySide: BySide
    stand: (ease: Figure) => string
  }
  self: {
    unknown: string
    opening: string
    bySide: BySide<(first: ArchetypeFigure, quietest: ArchetypeFigure) => string>
    stand: (self: Figure) => string
  }
  voice: { quoted: string; none: string }
  range: (answerCount: number, first: ArchetypeFigure) => string
  limits: string
  quality: Readonly<Record<Exclude<QualityFlag, 'responseStyle'> | 'fine', string>>
  responseStyle: Readonly<Record<ResponseStyle, string>>
}
