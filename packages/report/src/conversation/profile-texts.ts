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

/** A text of the profile that a reply can quote. */
export interface ProfileText {
  topic: Topic
  /** The heading that the text stands under; empty where it has none. */
  name: string
  text: string
  /** The archetype it is about, where it is about one. */
  archetype?: string
  /** The text suggests something to do. */
  isPractice: boolean
  why: readonly string[]
}

/** All texts of a profile, in the order in which replies quote them. */
export function profileTextsOf(profile: KnownProfile): ProfileText[] {
  return [
    ...portraitTextsOf(profile),
    ...cardTextsOf(profile),
    ...depthTextsOf(profile),
    ...practiceTextsOf(profile),
  ]
}

function portraitTextsOf({ portrait, sections }: KnownProfile): ProfileText[] {
  return [portrait, ...sections].flatMap(({ title, paragraphs }) =>
    paragraphs.map(({ text, why }) => statement('portrait', title, text, why)),
  )
}

function cardTextsOf({ archetypes, personas, shadows }: KnownProfile): ProfileText[] {
  return [
    ...archetypes.map(({ key, name, description, why }) => ({
      ...statement('archetype', name, description, why),
      archetype: key,
    })),
    ...personas.map(({ key, name, description, context, why }) => ({
      ...statement('persona', name, `${description} ${context}`, why),
      archetype: key,
    })),
    ...shadows.flatMap(({ key, aspect, description, integrationTip, why }) => {
      const [archetype = key] = key.split(':')
      return [
        { ...statement('shadow', aspect, description, why), archetype },
        { ...suggestion('shadow', aspect, integrationTip, why), archetype },
      ]
    }),
  ]
}

function depthTextsOf({ anima, self, selfWhy, complexes, dreams }: KnownProfile): ProfileText[] {
  const { patterns, meanings, suggestions, why } = dreams
  return [
    statement('innerOther', anima.type, anima.description, anima.why),
    suggestion('innerOther', anima.type, anima.developmentArea, anima.why),
    statement('self', '', self, selfWhy),
    ...complexes.map((one) => statement('complex', one.name, one.description, one.why)),
    ...complexes.map((one) => suggestion('complex', one.name, one.workingWith, one.why)),
    ...patterns.map((text, index) =>
      statement('dream', '', [text, meanings[index]].filter(Boolean).join(' '), why),
    ),
    ...suggestions.map((text) => suggestion('dream', '', text, why)),
  ]
}

function practiceTextsOf({ dailyExercises, therapeutic }: KnownProfile): ProfileText[] {
  return [
    ...dailyExercises.map(({ category, exercise, purpose, why }) =>
      suggestion('practice', category, `${exercise} ${purpose}`, why),
    ),
    ...therapeutic.map(({ area, description, approaches, why }) =>
      suggestion(
        'practice',
        area,
        [description, ...approaches.map((one) => `– ${one}`)].join('\n'),
        why,
      ),
    ),
  ]
}

export function statement(
  topic: Topic,
  name: string,
  text: string,
  why: readonly string[],
): ProfileText {
  return { topic, name, text, why, isPractice: false }
}

function suggestion(topic: Topic, name: string, text: string, why: readonly string[]): ProfileText {
  return { topic, name, text, why, isPractice: true }
}
