import type { Language } from './languages.ts'

/** A telephone line that helps in a crisis, free of charge. */
export interface HelpLine {
  /** SK, DE, US, or EU for all of the European Union. */
  country: 'SK' | 'DE' | 'EU' | 'US'
  /** As it is printed; without its spaces it can be dialled. */
  number: string
  /** What the line calls itself; the general emergency number has no name. */
  name?: string | undefined
}

const emergency: HelpLine = { country: 'EU', number: '112' }

const slovak: readonly HelpLine[] = [
  { country: 'SK', number: '0800 800 566', name: 'Linka dôvery Nezábudka' },
  { country: 'SK', number: '0800 500 333', name: 'Krízová linka pomoci' },
]
const german: readonly HelpLine[] = [
  { country: 'DE', number: '0800 111 0 111', name: 'TelefonSeelsorge' },
  { country: 'DE', number: '0800 111 0 222', name: 'TelefonSeelsorge' },
]
const american: readonly HelpLine[] = [
  { country: 'US', number: '988', name: '988 Suicide & Crisis Lifeline' },
]

/**
 * Lines for a user who reads this language, nearest first. A reader of English may be anywhere the
 * product is, so every line is there.
 */
export const helpLines: Readonly<Record<Language, readonly HelpLine[]>> = {
  en: [...american, emergency, ...slovak, ...german],
  sk: [...slovak, emergency],
  de: [...german, emergency],
}
