import type { Language } from '@individua/instrument/dimensions'
import type { Certainty } from '@individua/instrument/profile'

/** A text and the questions it rests on. */
export interface Claim {
  text: string
  /** UUIDs of the items whose answers the text rests on; never empty for a claim about the person. */
  itemIds: readonly string[]
}

/** One card: a persona, an archetype or a shadow trait. */
export interface ReportCard {
  /** `sage`, or `sage:overused` for a shadow. */
  key: string
  /** The name in the report's language. */
  name: string
  description: string
  /** 0..1, as in the profile. */
  strength: number
  interval80: readonly [number, number]
  certainty: Certainty
  /** True where the card follows from a combination rather than from questions of its own. */
  isInferred: boolean
  itemIds: readonly string[]
}

/** Who the reader is, in a title and a text: the first thing a report says. */
export interface Portrait {
  /** Two to five words; empty in reports stored before there were titles. */
  title: string
  paragraphs: readonly Claim[]
}

export interface ReportSection {
  /** Stable name of the section, for links. */
  key: string
  title: string
  paragraphs: readonly Claim[]
}

/** What the dashboard shows: portrait, cards and the long text. */
export interface BasicReport {
  language: Language
  portrait: Portrait
  personas: readonly ReportCard[]
  archetypes: readonly ReportCard[]
  shadows: readonly ReportCard[]
  sections: readonly ReportSection[]
}
