import type { Language } from '@individua/instrument/dimensions'
import type { Feeling, Theme } from '../texts/chat-texts.ts'
import {
  type LifeWords,
  lifeWords,
  type ShortAnswer,
  shortAnswers,
  type WordList,
} from './life-words/life-words.ts'
import { type Exactness, findPattern, patternsIn, wordsOf } from './word-patterns.ts'

/** What a message tells of a life. */
export interface Life {
  /** Where only a feeling was named, the theme nearest to it; grief, sadness, gladness and shame have none. */
  theme: Theme | undefined
  feeling: Feeling | undefined
  /** The whole message answers yes, no or "I do not know". */
  short: ShortAnswer | undefined
  isGreeting: boolean
  isThanks: boolean
  /** The message asks for something, so it tells nothing of a day. */
  isRequest: boolean
}

/**
 * A death comes before whatever else is felt. People cry for anger or shame too, and are tired of it:
 * sadness and tiredness come after.
 */
const feelingOrder = [
  'grieving',
  'ashamed',
  'afraid',
  'angry',
  'sad',
  'tired',
  'glad',
] as const satisfies readonly Feeling[]

/** Themes of equal weight are taken in this order. */
const themeOrder = [
  'sayingNo',
  'loneliness',
  'sleep',
  'decisions',
  'money',
  'anger',
  'fear',
  'love',
  'family',
  'work',
  'rest',
  'change',
] as const satisfies readonly Theme[]

/** A feeling is felt about something: its theme counts less than what is named beside it. */
const nearestTheme: Readonly<Partial<Record<Feeling, Theme>>> = {
  afraid: 'fear',
  angry: 'anger',
  tired: 'rest',
}

const longestShort = 4
const longestGreeting = 6

/** @param isForeign the words of a language that is not the reader's, which must be spelt exactly */
export function readLife(message: string, language: Language, isForeign = false): Life {
  const own = lifeWords[language]
  const words = withoutIgnored(wordsOf(message), own.ignored)
  const exactness = isForeign || meantIn(words, own)
  const has = (list: WordList) => countFound(list, words, exactness) > 0
  const feeling = feelingOrder.find((one) => isFelt(one, words, own, exactness))
  const theme = themeOf(words, own, exactness) ?? (feeling && nearestTheme[feeling])
  const isShort = words.length <= longestShort
  return {
    theme,
    feeling,
    short: isShort ? shortAnswers.findLast((one) => has(own.short[one])) : undefined,
    isGreeting: words.length <= longestGreeting && has(own.greeting),
    isThanks: has(own.thanks),
    isRequest: message.includes('?') || countFound(own.requests, words.slice(0, 1), true) > 0,
  }
}

/** The words that are no misspelling of another. */
function meantIn(words: readonly string[], { meant }: LifeWords): ReadonlySet<string> {
  return new Set(words.filter((word) => countFound(meant, [word], true) > 0))
}

/** The theme that most was said about. */
function themeOf(
  words: readonly string[],
  own: LifeWords,
  exactness: Exactness,
): Theme | undefined {
  const weighed = themeOrder.map((theme) => {
    const named = countFound(own.themes[theme], words, exactness)
    const about = countFound(own.about[theme] ?? '', words, exactness)
    return { theme, weight: 2 * named + Math.min(about, 2) }
  })
  const heaviest = weighed.reduce((one, other) => (other.weight > one.weight ? other : one))
  return heaviest.weight > 0 ? heaviest.theme : undefined
}

/** How many places of the message speak of it. */
function countFound(list: WordList, words: readonly string[], exactness: Exactness): number {
  const places = patternsIn(list).map((pattern) => findPattern(pattern, words, exactness))
  return new Set(places.filter((place) => place >= 0)).size
}

function isFelt(
  feeling: Feeling,
  words: readonly string[],
  { feelings: lists, negations }: LifeWords,
  exactness: Exactness,
): boolean {
  return patternsIn(lists[feeling]).some((pattern) => {
    const at = findPattern(pattern, words, exactness)
    const before = words.slice(Math.max(0, at - 2), Math.max(0, at))
    return at >= 0 && countFound(negations, before, true) === 0
  })
}

/** Drops the words of each phrase that means nothing of a life. */
function withoutIgnored(words: readonly string[], ignored: WordList): string[] {
  return patternsIn(ignored).reduce<string[]>(
    (left, pattern) => {
      const at = findPattern(pattern, left, true)
      return at < 0 ? left : left.toSpliced(at, pattern.length)
    },
    [...words],
  )
}
