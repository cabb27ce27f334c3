import type { Language } from '@individua/instrument/dimensions'
import type { Certainty } from '@individua/instrument/profile'
import type { Topic } from '../conversation/tellings.ts'
import { conversationTexts as german } from './de/conversation.ts'
import { conversationTexts as english } from './en/conversation.ts'
import { conversationTexts as slovak } from './sk/conversation.ts'

/** An archetype's figures in whole percent. */
export interface Figure {
  name: string
  percentage: number
  interval80: readonly [number, number]
  certainty: Certainty
}

/** What stands around the report's own texts; nothing here says anything about a person. */
export interface ConversationTexts {
  /** What comes next, under the name it has in the report. */
  introduce: Readonly<Record<Topic, (name: string) => string>>
  leading(figures: readonly Figure[]): string
  notLeading(name: string, percentage: number): string
  noComplex: string
  again: string
  /** Before the answers behind a text. */
  grounds: string
  scale: Readonly<Record<'1' | '2' | '3' | '4' | '5', string>>
  quote(question: string, answer: string): string
  certainty(figure: Figure): string
  /** What a range means, and with whom the figures compare. */
  aboutRanges: string
  /** For what follows from several estimates. */
  lessCertain: string
  outside: string
  outsideAside: string
  unknown: string
  help: string
  thanks: string
  /** Closes the first answer of a conversation. */
  askWhy: string
  /** Something to ask about each topic. */
  suggestions: Readonly<Record<Topic, string>>
}

export const conversationTexts: Readonly<Record<Language, ConversationTexts>> = {
  en: english,
  sk: slovak,
  de: german,
}
