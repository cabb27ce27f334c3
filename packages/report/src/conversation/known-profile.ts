import type { Certainty } from '@individua/instrument/profile'

/** Items whose answers a text rests on, by UUID. */
type Why = readonly string[]

/** What a conversation is about: the words of an advanced profile and the answers behind them. */
export interface KnownProfile {
  portrait: { title: string; paragraphs: readonly { text: string; why: Why }[] }
  sections: readonly {
    title: string
    paragraphs: readonly { text: string; why: Why }[]
  }[]
  /** The leading ones, in the order of the profile; figures in whole percent. */
  archetypes: readonly {
    key: string
    name: string
    description: string
    percentage: number
    interval80: readonly [number, number]
    certainty: Certainty
    why: Why
  }[]
  personas: readonly {
    key: string
    name: string
    description: string
    context: string
    why: Why
  }[]
  shadows: readonly {
    /** Archetype and form, such as `sage:overused`. */
    key: string
    aspect: string
    description: string
    integrationTip: string
    why: Why
  }[]
  anima: { type: string; description: string; developmentArea: string; why: Why }
  self: string
  selfWhy: Why
  complexes: readonly { name: string; description: string; workingWith: string; why: Why }[]
  dreams: {
    patterns: readonly string[]
    meanings: readonly string[]
    suggestions: readonly string[]
    why: Why
  }
  therapeutic: readonly {
    area: string
    description: string
    approaches: readonly string[]
    why: Why
  }[]
  dailyExercises: readonly { category: string; exercise: string; purpose: string; why: Why }[]
  /** All twelve archetypes, 0..1. */
  petals: readonly { archetype: string; name: string; strength: number }[]
  /** What the further answers changed; null where nothing was known before. */
  moved: object | null
  answers: readonly { questionUuid: string; questionText: string; answer: string }[]
}
