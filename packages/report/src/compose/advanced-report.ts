import type { Archetype, Language, Motive, Shadow } from '@individua/instrument/dimensions'
import type { Certainty } from '@individua/instrument/profile'
import type { Claim, Portrait, ReportCard, ReportSection } from './report.ts'

/** A colour by name: the motive an archetype belongs to; the design gives it its shade. */
export type ColorToken = Motive

export interface AdvancedArchetype {
  key: Archetype
  name: string
  /** Whole percent, 0..100, as in the profile. */
  percentage: number
  /** Whole percent, lower and upper end of the 80 % interval. */
  interval80: readonly [number, number]
  certainty: Certainty
  description: Claim
  /** Words for the pattern. */
  traits: readonly string[]
  color: ColorToken
}

export interface AdvancedPersona {
  key: Archetype
  name: string
  /** Whole percent, 0..100. */
  strength: number
  /** Whole percent, lower and upper end of the 80 % interval. */
  interval80: readonly [number, number]
  certainty: Certainty
  description: Claim
  /** Where this persona appears. */
  context: Claim
}

export interface AdvancedShadow {
  key: Shadow
  aspect: string
  description: Claim
  integrationTip: Claim
}

/** The inner other: the side that gets least room, by the weakest motive. */
export interface InnerOther {
  heading: string
  /** A name for the less-lived side; never a gender. */
  type: string
  description: Claim
  qualities: readonly string[]
  developmentArea: Claim
}

export interface Complex {
  name: string
  description: Claim
  workingWith: Claim
}

export interface Dreams {
  patterns: readonly Claim[]
  meanings: readonly Claim[]
  suggestions: readonly Claim[]
}

/** An area of growth and ways of working on oneself; no treatment. */
export interface TherapeuticArea {
  area: string
  description: Claim
  approaches: readonly Claim[]
}

export interface DailyExercise {
  category: string
  exercise: Claim
  purpose: Claim
}

/** What the reader wrote to an open prompt, whole. */
export interface OwnText {
  itemId: string
  prompt: string
  text: string
  /** What the prompt asks about, by name. */
  scales: readonly string[]
  /** A question to take along. */
  question: string
}

export interface OwnWords {
  title: string
  intro: string
  texts: readonly OwnText[]
}

/** What the dashboard shows of an advanced result. */
export interface AdvancedOverview {
  personas: readonly ReportCard[]
  archetypes: readonly ReportCard[]
  shadows: readonly ReportCard[]
  sections: readonly ReportSection[]
}

/** The whole advanced profile. Sentences are claims with the answers they rest on; labels are plain. */
export interface AdvancedReport {
  language: Language
  portrait: Portrait
  /** No text of it stands in the other parts. */
  overview: AdvancedOverview
  jungianAssessment: readonly ReportSection[]
  /** Null where nothing was written, or nothing that may be shown. */
  ownWords: OwnWords | null
  /** The leading five at most. */
  archetypes: readonly AdvancedArchetype[]
  /** The leading three. */
  personas: readonly AdvancedPersona[]
  /** The leading four. */
  shadows: readonly AdvancedShadow[]
  anima: InnerOther
  self: Claim
  /** None to three: only tensions that are in the scores. */
  complexes: readonly Complex[]
  dreams: Dreams
  /** Three. */
  therapeutic: readonly TherapeuticArea[]
  /** Five. */
  dailyExercises: readonly DailyExercise[]
}
