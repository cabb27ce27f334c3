import type { Language } from '@individua/instrument/dimensions'
import german from './first-sentences-de.json' with { type: 'json' }
import english from './first-sentences-en.json' with { type: 'json' }
import slovak from './first-sentences-sk.json' with { type: 'json' }

/** How a person may begin a conversation; written without knowledge of the rules, never tuned to. */
export interface FirstSentence {
  text: string
  /** A theme, `feeling:` with a feeling, `greeting`, `evidence` or `none`. */
  expected: string
}

export const firstSentences: Readonly<Record<Language, readonly FirstSentence[]>> = {
  en: english,
  sk: slovak,
  de: german,
}
