import type { Certainty } from '@individua/instrument/profile'
import type { ArchetypeFigure, ByLevel, ByRelation, Figure, ShadowFigure } from './figures.ts'
import type { Wordings } from './wording.ts'

/** How a card of 40 to 70 words begins and ends; its middle is in the books. */
export interface BasicCardTexts {
  archetype: ByLevel<ArchetypeFigure>
  persona: ByLevel<ArchetypeFigure>
  shadow: ByLevel<ShadowFigure>
  ranks: Readonly<Record<Certainty, Wordings>>
}

/** The sentences of the advanced cards. Those that go on with a colon or a semicolon have no stop. */
export interface AdvancedCardTexts {
  standings: (archetype: ArchetypeFigure) => Wordings
  ranks: Readonly<Record<Certainty, string>>
  persona: { byRelation: ByRelation; stand: (persona: Figure) => string; inferred: string }
  shadow: { openings: (shadow: ShadowFigure) => Wordings; faint: string }
  innerOther: {
    heading: string
    notWeak: (motive: Figure) => string
    close: string
    ease: (ease: Figure) => string
    byRelation: ByRelation
  }
  self: {
    /** `shadow`: the name of the archetype behind the first tendency. */
    task: (first: string, shadow: string, type: string) => string
    unknown: string
    /** After the task, where the answers cannot tell how near the sides are. */
    open: string
    stand: (self: Figure) => string
    byRelation: ByRelation
  }
  complex: (one: string, other: string) => string
}
