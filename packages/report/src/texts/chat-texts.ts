import type { Archetype, Language } from '@individua/instrument/dimensions'
import german from './de/chat.json' with { type: 'json' }
import english from './en/chat.json' with { type: 'json' }
import slovak from './sk/chat.json' with { type: 'json' }
import { tieLetters } from './tie-letters.ts'

/** What people talk about when they do not ask about their profile. */
export const themes = [
  'work',
  'love',
  'family',
  'loneliness',
  'decisions',
  'anger',
  'fear',
  'rest',
  'sleep',
  'money',
  'change',
  'sayingNo',
] as const
export type Theme = (typeof themes)[number]

export type Feeling = 'grieving' | 'sad' | 'afraid' | 'angry' | 'tired' | 'ashamed' | 'glad'

type Of<Key extends string, Text> = Readonly<Record<Key, Text>>

/** What the conversation says of a life; each text is said once, in this order. */
export interface ChatTexts {
  /** One sentence that takes up what was said. */
  heard: Of<Theme, readonly string[]>
  /** True of people in whom the archetype leads; ends with a question. */
  themes: Of<Theme, Of<Archetype, string>>
  feeling: Of<Feeling, string>
  greeting: readonly string[]
  thanks: readonly string[]
  /** To a question that the profile cannot answer. */
  nothingFits: readonly string[]
  /** To what is told of a day and fits no text. */
  listening: readonly string[]
  /** After a short answer: yes, no, not knowing, any. */
  goOn: readonly string[]
}

export const chatTexts: Readonly<Record<Language, ChatTexts>> = {
  en: english,
  sk: tieLetters(slovak),
  de: german,
}
