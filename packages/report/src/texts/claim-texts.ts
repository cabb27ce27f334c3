import type { StepReason } from '../plan/plan-basic.ts'
import type { Tension } from '../plan/plan-tension.ts'
import type {
  ArchetypeFigure,
  ArchetypeName,
  ByRelation,
  Figure,
  LeadingFigures,
  RankedFigure,
  ShadowFigure,
} from './figures.ts'
import type { QualityTexts } from './quality-texts.ts'
import type { Wordings } from './wording.ts'

/** `chance`: of the first being the strongest in truth. */
type LeaderSentence = (first: ArchetypeFigure, chance: string) => string

/** How a language speaks of two or three archetypes that lead together. */
export interface SharedLead {
  /** All of them, as the object of a sentence. */
  together: string
  /** All but the first, after the language's words for sharing. */
  others: string
}

/** An archetype beside the leader, with what it adds. */
export interface Contributor extends ArchetypeFigure {
  gift: string
}

/** The sentences of the basic report's paragraphs. Those that others continue have no stop. */
export interface ClaimTexts {
  leader: {
    clear: LeaderSentence
    likely: LeaderSentence
    /** No archetype leads alone. */
    shared: (first: ArchetypeFigure, chance: string, lead: SharedLead) => Wordings
    sharedByTwo: SharedLead
    sharedByThree: SharedLead
    notRaised: LeaderSentence
    /** Follows `notRaised`. */
    theme: (core: string, gift: string) => string
  }
  runnersUp: {
    openings: {
      close: (two: string) => string
      apart: (two: string) => Wordings
      /** `level`: of the third. */
      onlySecondRaised: (two: string, level: string) => string
      neitherRaised: (two: string) => string
      bothLowered: (two: string) => string
    }
    gifts: {
      both: (second: Contributor, third: Contributor) => string
      /** Before the quote of an answer. */
      second: (second: Contributor) => string
      /** After it. */
      third: (third: Contributor) => string
      /** The same answer weighs most for both. */
      sameAnswer: (one: ArchetypeName, other: ArchetypeName) => string
    }
    certainty: {
      each: (figure: RankedFigure) => string
      separator: string
      /** `list`: each of the three with its word. */
      ofEach: (list: string) => string
    }
  }
  motives: {
    strongest: Readonly<Record<'raised' | 'notRaised', (motive: Figure) => string>>
    weakest: {
      /** The four lie close together. */
      close: (motive: Figure) => string
      lowered: (motive: Figure, lack: string) => string
      notLowered: (motive: Figure) => string
    }
  }
  persona: {
    openings: (persona: RankedFigure) => Wordings
    sameAsLeader: (leader: ArchetypeFigure, next: ArchetypeFigure) => string
    unlikeLeader: (leader: ArchetypeFigure) => string
  }
  adapting: {
    stand: (adapting: Figure) => string
    /** The quote of an answer stands between the two. */
    byRelation: ByRelation<{ meaning: string; advice: string }>
  }
  lowest: {
    openings: (lowest: ArchetypeFigure) => Wordings
    notLowered: (lowest: ArchetypeFigure) => string
    /** Follows `notLowered`. */
    theme: (core: string) => string
  }
  secondLowest: {
    openings: (secondLowest: ArchetypeFigure, less: string) => Wordings
    notLowered: (secondLowest: ArchetypeFigure) => string
  }
  tension: {
    /** Figures with their shares. */
    openings: Readonly<Record<Tension['mode'], (stronger: string, weaker: string) => string>>
    tilted: string
    even: string
  }
  pressure: {
    openings: Wordings
    stand: (pressure: Figure) => string
    byRelation: ByRelation
  }
  shadow: {
    first: ByRelation<(shadow: ShadowFigure) => string>
    second: (shadow: ShadowFigure) => string
  }
  interval: (first: ArchetypeFigure) => string
  quality: QualityTexts & { afterFlag: string }
  step: Readonly<Record<StepReason, (shadow: ShadowFigure, towards: ArchetypeName) => string>>
  closing: (first: ArchetypeFigure, second: ArchetypeFigure) => Wordings
}

/** The three sentences that open the basic report. */
export interface SummaryTexts {
  leadership: {
    none: (leading: LeadingFigures) => string
    sharedByTwo: (leading: LeadingFigures) => string
    sharedByThree: (leading: LeadingFigures) => string
    /** The first leads alone; `core`: what the first is about. */
    first: (leading: LeadingFigures, core: string) => string
  }
  balance: {
    lowest: Readonly<Record<'lowered' | 'notLowered', (lowest: ArchetypeFigure) => string>>
    tension: Readonly<
      Record<Tension['mode'], (stronger: ArchetypeFigure, weaker: ArchetypeFigure) => string>
    >
    join: (lowest: string, tension: string) => string
  }
  caution: {
    shadow: ByRelation<(shadow: ShadowFigure) => string>
    /** The answers call for caution. */
    flagged: (shadow: string) => string
    sketch: (shadow: string) => string
  }
}
