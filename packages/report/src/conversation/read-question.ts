import {
  type Archetype,
  archetypes,
  type Language,
  languages,
} from '@individua/instrument/dimensions'
import { archetypeStems } from './archetype-stems.ts'
import type { Topic } from './profile-texts.ts'
import { allWishes, topicStems, type Wish, wishStems } from './question-stems.ts'

/** What the words of a question show about its subject. */
export interface ReadQuestion {
  archetypes: readonly Archetype[]
  /** The first of `topicOrder` that applies. */
  topic: Exclude<Topic, 'practice'> | undefined
  wishes: ReadonlySet<Wish>
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
  return others.map((other) => readIn(plain, other)).find(isUnderstood) ?? own
}

function readIn(plain: string, language: Language): ReadQuestion {
  return {
    archetypes: archetypes.filter((archetype) => archetypeStems[archetype].test(plain)),
    topic: topicOrder.find((topic) => topicStems[language][topic].test(plain)),
    wishes: new Set(allWishes.filter((wish) => wishStems[language][wish].test(plain))),
  }
}

function isUnderstood({ archetypes: named, topic, wishes }: ReadQuestion): boolean {
  return named.length > 0 || topic !== undefined || wishes.size > 0
}

/** Lower case without diacritics. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[\s\u00a0]+/g, ' ')
}
