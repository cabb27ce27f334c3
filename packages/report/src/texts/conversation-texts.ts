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
  leading(names: readonly string[]): string
  notLeading(name: string): string
  /** Where it stands what the further answers changed; `title` is its heading. */
  moved(title: string): string
  noComplex: string
  /** Every text on the subject was quoted; questions follow. */
  noMore: string
  /** Before the answers behind a text. */
  grounds: string
  scale: Readonly<Record<'1' | '2' | '3' | '4' | '5', string>>
  quote(question: string, answer: string): string
  certainty(archetype: LeadingArchetype): string
  /** What a range means, and with which group the figures compare. */
  aboutRanges: string
  /** For what follows from several estimates. */
  lessCertain: string
  /** The question asks for a diagnosis or about the future. */
  outside: string
  help: string
  /** One question to a reader who says so, where no theme's text asks one. */
  ask: Readonly<Record<'ashamed' | 'glad' | 'grieving' | 'sad', string>>
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
