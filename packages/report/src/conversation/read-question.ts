import {
  type Archetype,
  archetypes,
  type Language,
  languages,
} from '@individua/instrument/dimensions'
import { archetypeStems } from './archetype-stems.ts'
import type { Topic } from './profile-texts.ts'
import { allWishes, profileVocabulary, topicStems, type Wish, wishStems } from './question-stems.ts'
import { type Life, readLife } from './read-life.ts'
import { fold } from './word-patterns.ts'

/** What the words of a question show about its subject. */
export interface ReadQuestion {
  archetypes: readonly Archetype[]
  /** The first of `topicOrder` that applies. */
  topic: Exclude<Topic, 'practice'> | undefined
  wishes: ReadonlySet<Wish>
  /** A word of Jung's or of the report stands in it. */
  namesProfile: boolean
  life: Life
}

/** Special topics before general ones. */
const topicOrder = [
  'innerOther',
  'complex',
  'dream',
  'shadow',
  'persona',
  'self',
  'archetype',
  'portrait',
] as const

/** Reads a question in the language; where that yields nothing, in the others. */
export function readQuestion(question: string, language: Language): ReadQuestion {
  const plain = fold(question)
  const own = readIn(plain, language)
  if (isUnderstood(own)) return own
  const others = languages.filter((other) => other !== language)
  return others.map((other) => readIn(plain, other, true)).find(isUnderstood) ?? own
}

function readIn(plain: string, language: Language, isForeign = false): ReadQuestion {
  return {
    archetypes: archetypes.filter((archetype) => archetypeStems[archetype].test(plain)),
    topic: topicOrder.find((topic) => topicStems[language][topic].test(plain)),
    wishes: new Set(allWishes.filter((wish) => wishStems[language][wish].test(plain))),
    namesProfile: profileVocabulary.test(plain),
    life: readLife(plain, language, isForeign),
  }
}

function isUnderstood({ archetypes: named, topic, wishes, life }: ReadQuestion): boolean {
  const { theme, feeling, short, isGreeting, isThanks } = life
  const isOfLife = theme ?? feeling ?? short
  return named.length > 0 || Boolean(topic ?? isOfLife) || wishes.size > 0 || isGreeting || isThanks
}
