/** Kinds of phrases that a person in danger may write, in any language. */
export type Family =
  | 'notWantingToLive'
  | 'wantingToBeDead'
  | 'killingOneself'
  | 'endingIt'
  | 'methods'
  | 'selfInjury'
  | 'noReasonToLive'
  | 'betterWithoutMe'
  | 'notWakingUp'
  | 'disappearing'
  | 'goodbye'

/** One language's phrases. `sayings` only sound like them and are removed from a text first. */
export interface SelfHarmPhrases {
  readonly sayings: readonly RegExp[]
  readonly families: Readonly<Record<Family, readonly RegExp[]>>
}

/** A pattern of whole words, for a text as `spellings` leaves it. */
export function phrase(parts: TemplateStringsArray, ...words: string[]): RegExp {
  return new RegExp(wholeWords(parts, words))
}

/** As `phrase`, matching every occurrence in a text. */
export function saying(parts: TemplateStringsArray, ...words: string[]): RegExp {
  return new RegExp(wholeWords(parts, words), 'g')
}

function wholeWords(parts: TemplateStringsArray, words: string[]): string {
  return String.raw`\b(?:${String.raw(parts, ...words)})\b`
}

/** Where a text, a sentence or a clause begins. */
export const start = '(?:^|, )'

/** Where a text, a sentence or a clause ends; a figure after it says nothing. */
export const end = String.raw`(?=,|$| \d| (?:and|but|because|maybe|honestly|lol|right now|a|ale|lebo|pretoze|asi|prosim|und|aber|weil|bitte)\b)`

/** As `end`, for words that mean something else when the clause goes on. */
export const fullStop = String.raw`(?=,|$| \d)`

/** Up to so many words, whichever they are. */
export function upTo(most: number): string {
  return String.raw`(?:\w+ ){0,${most}}`
}

/** Up to four of these words, each with the space after it. */
export function anyOf(words: string): string {
  return `(?:(?:${words}) ){0,4}`
}

/** Kinds of hints: what a person in danger may say without naming it. */
export type HintKind =
  | 'wish'
  | 'plan'
  | 'farewell'
  | 'burden'
  | 'emptiness'
  | 'method'
  | 'slang'
  | 'injury'
  | 'hunger'
  | 'past'

/**
 * One language's hints: words that belong together, in either order. They are read sentence by
 * sentence, and not at all in a sentence about fiction, work or sport.
 */
export interface SelfHarmHints {
  /** Words that misspelt words are corrected to. */
  readonly keyWords: readonly string[]
  /** A sentence with one of these is about something else. */
  readonly otherTopics: RegExp
  readonly hints: Readonly<Record<HintKind, readonly RegExp[]>>
}

/** Both within so many words of each other, in either order. */
export function near(one: string, other: string, most = 5): string {
  const between = String.raw`(?:,? \w+){0,${most}}?,? `
  return `(?:(?:${one})${between}(?:${other})|(?:${other})${between}(?:${one}))`
}

/** One language's words for people in danger other than the writer. */
export interface SelfHarmOfOthers {
  /** The writer: with one of these in or just before it, a phrase is about the writer. */
  readonly writer: RegExp
  /** Someone else who may be meant. */
  readonly people: RegExp
  /** How the writer brings that person in: the writer named here is not the one in danger. */
  readonly reporting: RegExp
  /** Where a clause about that person begins: the writer before it is not meant. */
  readonly newClause: RegExp
  /** What such a person says or does; nothing that is over. */
  readonly danger: readonly RegExp[]
}
