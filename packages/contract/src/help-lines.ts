import type { Language } from './languages.ts'

/** Countries whose lines are listed; EU is the emergency number of the whole European Union. */
export const helpCountries = ['SK', 'CZ', 'DE', 'AT', 'CH', 'IE', 'GB', 'US', 'EU'] as const

/** A telephone line that helps in a crisis, free of charge. */
export interface HelpLine {
  country: (typeof helpCountries)[number]
  /** As it is printed; without its spaces it can be dialled. */
  number: string
  /** What the line calls itself; the general emergency number has no name. */
  name?: string | undefined
}

/**
 * When the numbers below were last checked. On that day they were compared with one another and
 * with what is generally known of these lines; none was called, and no web site was opened. Before an
 * installation goes live, its operator calls each line or opens its web site, and sets this date.
 */
export const helpLinesCheckedOn = '2026-11-22'

const emergency: HelpLine = { country: 'EU', number: '112' }

const slovak: readonly HelpLine[] = [
  { country: 'SK', number: '0800 800 566', name: 'Linka dôvery Nezábudka' },
  { country: 'SK', number: '0800 500 333', name: 'Krízová linka pomoci' },
]
const czech: readonly HelpLine[] = [
  { country: 'CZ', number: '116 123', name: 'Linka první psychické pomoci' },
]
const german: readonly HelpLine[] = [
  { country: 'DE', number: '0800 111 0 111', name: 'TelefonSeelsorge' },
  { country: 'DE', number: '0800 111 0 222', name: 'TelefonSeelsorge' },
]
const austrian: readonly HelpLine[] = [{ country: 'AT', number: '142', name: 'Telefonseelsorge' }]
const swiss: readonly HelpLine[] = [{ country: 'CH', number: '143', name: 'Die Dargebotene Hand' }]
const irish: readonly HelpLine[] = [{ country: 'IE', number: '116 123', name: 'Samaritans' }]
const british: readonly HelpLine[] = [{ country: 'GB', number: '116 123', name: 'Samaritans' }]
const american: readonly HelpLine[] = [
  { country: 'US', number: '988', name: '988 Suicide & Crisis Lifeline' },
]

/**
 * Lines for a reader of this language, the likeliest country first. A reader of English may be in any
 * of the countries, so every line is there.
 */
export const helpLines: Readonly<Record<Language, readonly HelpLine[]>> = {
  en: [
    ...american,
    ...british,
    ...irish,
    emergency,
    ...slovak,
    ...czech,
    ...german,
    ...austrian,
    ...swiss,
  ],
  sk: [...slovak, ...czech, emergency],
  de: [...german, ...austrian, ...swiss, emergency],
}
