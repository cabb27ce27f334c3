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

export interface ReportSection {
  /** Stable name of the section, for links. */
  key: string
  title: string
  paragraphs: readonly Claim[]
}

/** The basic report: three sentences first, cards, then the long text. */
export interface BasicReport {
  language: Language
  /** Three sentences that open the page. */
  summary: readonly Claim[]
  personas: readonly ReportCard[]
  archetypes: readonly ReportCard[]
  shadows: readonly ReportCard[]
  sections: readonly ReportSection[]
}
