import type { KnownProfile } from './known-profile.ts'

/** What a text of the profile is about. */
export const topics = [
  'portrait',
  'archetype',
  'persona',
  'shadow',
  'innerOther',
  'self',
  'complex',
  'dream',
  'practice',
] as const
export type Topic = (typeof topics)[number]

/** A text of the profile that can answer a question. */
export interface Telling {
  topic: Topic
  /** What the text stands under. */
  name: string
  text: string
  /** The archetype it is about, where it is about one. */
  archetype?: string
  /** Something to do rather than something that is. */
  isPractice: boolean
  why: readonly string[]
}

/** All texts of a profile, in the order in which they would be told. */
export function tellingsOf(profile: KnownProfile): Telling[] {
  return [
    ...tellPortrait(profile),
    ...tellCards(profile),
    ...tellDepths(profile),
    ...tellPractice(profile),
  ]
}

function tellPortrait({ sections }: KnownProfile): Telling[] {
  return sections.flatMap(({ title, paragraphs }) =>
    paragraphs.map(({ text, why }) => asIs('portrait', title, text, why)),
  )
}

function tellCards({ archetypes, personas, shadows }: KnownProfile): Telling[] {
  return [
    ...archetypes.map(({ key, name, description, why }) => ({
      ...asIs('archetype', name, description, why),
      archetype: key,
    })),
    ...personas.map(({ key, name, description, context, why }) => ({
      ...asIs('persona', name, `${description} ${context}`, why),
      archetype: key,
    })),
    ...shadows.flatMap(({ key, aspect, description, integrationTip, why }) => {
      const [archetype = key] = key.split(':')
      return [
        { ...asIs('shadow', aspect, description, why), archetype },
        { ...toDo('shadow', aspect, integrationTip, why), archetype },
      ]
    }),
  ]
}

function tellDepths({ anima, self, selfWhy, complexes, dreams }: KnownProfile): Telling[] {
  const { patterns, meanings, suggestions, why } = dreams
  return [
    asIs('innerOther', anima.type, anima.description, anima.why),
    toDo('innerOther', anima.type, anima.developmentArea, anima.why),
    asIs('self', '', self, selfWhy),
    ...complexes.map((one) => asIs('complex', one.name, one.description, one.why)),
    ...complexes.map((one) => toDo('complex', one.name, one.workingWith, one.why)),
    ...patterns.map((text, place) =>
      asIs('dream', '', [text, meanings[place]].filter(Boolean).join(' '), why),
    ),
    ...suggestions.map((text) => toDo('dream', '', text, why)),
  ]
}

function tellPractice({ dailyExercises, therapeutic }: KnownProfile): Telling[] {
  return [
    ...dailyExercises.map(({ category, exercise, purpose, why }) =>
      toDo('practice', category, `${exercise} ${purpose}`, why),
    ),
    ...therapeutic.map(({ area, description, approaches, why }) =>
      toDo('practice', area, [description, ...approaches.map((one) => `– ${one}`)].join('\n'), why),
    ),
  ]
}

function asIs(topic: Topic, name: string, text: string, why: readonly string[]): Telling {
  return { topic, name, text, why, isPractice: false }
}

function toDo(topic: Topic, name: string, text: string, why: readonly string[]): Telling {
  return { topic, name, text, why, isPractice: true }
}
