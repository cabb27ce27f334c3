import type {
  Archetype,
  Motive,
  Shadow,
  ShadowForm,
  Structure,
} from '@individua/instrument/dimensions'
import type { CoreCode, PromptCode } from '../plan/item-codes.ts'
import type { Pair } from '../plan/pairs.ts'
import type { ComplexKey } from '../plan/plan-complexes.ts'
import type { TensionKey } from '../plan/plan-tension.ts'
import type { Opposites } from '../plan/plan-thread.ts'
import type { Room } from '../plan/rooms.ts'

type Of<Key extends string, Text> = Readonly<Record<Key, Text>>

/** The person in whom two archetypes lead. */
export interface PortraitTexts {
  title: string
  portrait: string
  /** One sentence more where one of the two leads alone, by that one. */
  first: Readonly<Partial<Record<Archetype, string>>>
}

/** A room of a life: `turn` follows any other archetype's scene there. */
export interface SceneTexts {
  scene: string
  turn: string
}

/** What an answer to a core statement looks like in a life. */
export interface StatementTexts {
  agree: string
  disagree: string
}

/** One tension through a report: the portrait plants it, a later part answers and resolves it. */
export interface ThreadTexts {
  plant: string
  answer: string
  resolve: string
}

export interface ThreadBook {
  opposite: Of<Opposites, ThreadTexts>
  shadow: Of<Shadow, ThreadTexts>
  mask: Of<Archetype, ThreadTexts>
}

export interface CardTexts {
  card: string
  /** In the place of `card` where the archetype is the third: six have it. */
  cardBeside?: string
  /** Another text for the paid profile. */
  depth: string
  /** In the place of `depth` where the archetype is none of the first two: eight have it. */
  depthBeside?: string
  /** In the place of `depth` where the archetype stands behind the named three, above the middle. */
  behind: string
  /** In the place of `depth` where the archetype stands behind the named three, and not above the middle. */
  undertone: string
  /** True of a quiet archetype among the last three. */
  lessRoom: string
  traits: readonly string[]
  persona: {
    /** The person shows what is there. */
    same: string
    /** In its place where the archetype is none of the first two: one has it. */
    sameBeside?: string
    /** The archetype is among those named, and the person adapts to others. */
    shownMore: string
    /** The archetype is not among those named, and the person adapts to others. */
    different: string
    depth: string
    context: string
    /** In the place of `depth` and `context` where the archetype is one of the first two: seven have them. */
    depthNamed?: string
    contextNamed?: string
  }
}

/** A shadow tendency of the reader. */
export interface ShadowTexts {
  card: string
  /** In its place where the leader's motive is mastery or belonging: three have it. */
  otherCard?: string
  image: string
  tip: string
  tomorrow: string
}

/** A shadow tendency as such, true at any level. */
export interface TendencyTexts {
  /** Two sentences: how it shows. */
  text: string
  /** One sentence: what helps it grow. */
  tip: string
  /** Two sentences about the tendency itself. */
  card: string
}

export interface TensionTexts {
  /** The question between the two poles, as a whole sentence. */
  question: string
  /** True when both are raised. */
  both: string
  /** True when the first (or the second) of the pair is far ahead. */
  tilted: readonly [string, string]
}

export interface InnerOtherTexts {
  /** A name for the side that gets least room; never a gender. */
  type: string
  qualities: readonly string[]
  /** How the side is met, by the motive of the leader: each but the side's own. */
  byLeader: Partial<Of<Motive, Readonly<Record<'portrait' | 'taste' | 'wayIn', string>>>>
}

export interface DreamBook {
  archetypes: Of<Archetype, { pattern: string; meaning: string }>
  suggestions: readonly string[]
}

export interface GrowthTexts {
  area: string
  description: string
  /** In the place of `description` where the report tells of no excess of the archetype: five have it. */
  descriptionLived?: string
  ways: readonly string[]
  /** In the place of the last way where the report tells of no excess of the archetype: one has it. */
  lastWayLived?: string
}

export interface ExerciseTexts {
  category: string
  exercise: string
  purpose: string
}

export interface ComplexTexts {
  name: string
  description: string
  workingWith: string
}

/** How far the sides of a person know of one another. */
export type SelfState = 'together' | 'midway' | 'scattered'

/** Everything a language says of a person. */
export interface Books {
  portraits: Of<Pair, PortraitTexts>
  scenes: Of<Archetype, Of<Room, SceneTexts>>
  statements: Of<CoreCode, StatementTexts>
  /** The reader's own choice in a situation, by the code of the situation. */
  situations: Readonly<Record<string, Of<Archetype, string>>>
  threads: ThreadBook
  cards: Of<Archetype, CardTexts>
  shadows: Of<Shadow, ShadowTexts>
  tendencies: Of<ShadowForm, Of<Archetype, TendencyTexts>>
  tensions: Of<TensionKey, TensionTexts>
  /** A step for the coming week that lives a little of the archetype: two sentences. */
  practices: Of<Archetype, string>
  complexes: Of<ComplexKey, ComplexTexts>
  innerOther: Of<Motive, InnerOtherTexts>
  /** By the motive of the leader. */
  self: Of<SelfState, Of<Motive, string>>
  dreams: DreamBook
  growth: Of<Archetype, GrowthTexts>
  exercises: Of<Archetype, readonly ExerciseTexts[]>
  /** Addressed to the one who lives with the reader. */
  forTheOther: Of<Archetype, string>
}

/** The names of what is measured, and marks. */
export interface Names {
  archetypeNames: Of<Archetype, string>
  shadowNames: Of<Shadow, string>
  structureNames: Of<Structure, string>
  /** The archetype's name inside a sentence. */
  figureName: (archetype: Archetype) => string
  innerOtherHeading: string
  /** In the quotation marks of the language. */
  quote: (text: string) => string
}

export type OwnWordsQuestions = Of<PromptCode, string>
