import type { Language } from '@individua/instrument/dimensions'
import type { Feeling, Theme } from '../../texts/chat-texts.ts'
import { lifeWords as german } from './de.ts'
import { lifeWords as english } from './en.ts'
import { lifeWords as slovak } from './sk.ts'

export const shortAnswers = ['yes', 'no', 'unknown'] as const
export type ShortAnswer = (typeof shortAnswers)[number]

/**
 * Words that show what a message is about, parted by commas: in lower case without diacritics and
 * apostrophes. `lonel*` is the beginning of a word; the words of a phrase stand in this order, with
 * at most two others between them.
 */
export type WordList = string

/** The words of one language. */
export interface LifeWords {
  feelings: Readonly<Record<Feeling, WordList>>
  /** What a person says or does where the theme is meant: counts twice. */
  themes: Readonly<Record<Theme, WordList>>
  /** What the theme is about, people and things. */
  about: Readonly<Partial<Record<Theme, WordList>>>
  short: Readonly<Record<ShortAnswer, WordList>>
  greeting: WordList
  thanks: WordList
  /** First words of a message that asks for something, with or without a question mark. */
  requests: WordList
  /** Turns a feeling named after it into its opposite. */
  negations: WordList
  /** Phrases whose words mean nothing of a life, such as "work on". */
  ignored: WordList
  /** Words that are no misspelling of one above, though one letter from it: `robiť` is to do, `rozbiť` to smash. */
  meant: WordList
}

export const lifeWords: Readonly<Record<Language, LifeWords>> = {
  en: english,
  sk: slovak,
  de: german,
}
