import type { Language } from '@individua/instrument/dimensions'
import type { Certainty } from '@individua/instrument/profile'
import type { Topic } from '../conversation/profile-texts.ts'
import { conversationTexts as german } from './de/conversation.ts'
import { conversationTexts as english } from './en/conversation.ts'
import { conversationTexts as slovak } from './sk/conversation.ts'

/** A leading archetype; figures in whole percent. */
export interface LeadingArchetype {
  name: string
  percentage: number
  interval80: readonly [number, number]
  certainty: Certainty
}

/** The words of a reply around the texts it quotes. Nothing here says anything about the person. */
export interface ConversationTexts {
  /** Before a text of the report; `name` is the heading that it stands under there. */
  introduce: Readonly<Record<Topic, (name: string) => string>>
  leading(figures: readonly LeadingArchetype[]): string
  notLeading(name: string, percentage: number): string
  noComplex: string
  again: string
  /** Before the answers behind a text. */
  grounds: string
  scale: Readonly<Record<'1' | '2' | '3' | '4' | '5', string>>
  quote(question: string, answer: string): string
  certainty(archetype: LeadingArchetype): string
  /** What a range means, and with which group the figures compare. */
  aboutRanges: string
  /** For what follows from several estimates. */
  lessCertain: string
  /** The question asks for advice or a diagnosis. */
  outside: string
  /** The same before a reply on what the profile does say. */
  outsideAside: string
  unknown: string
  help: string
  thanks: string
  /** Closes the first reply of a conversation. */
  askWhy: string
  /** A question about each topic. */
  suggestions: Readonly<Record<Topic, string>>
}

export const conversationTexts: Readonly<Record<Language, ConversationTexts>> = {
  en: english,
  sk: slovak,
  de: german,
}
