import type { HarmLanguage } from './classifier/harm-features.ts'
import { contactDetailsIn } from './contact-details.ts'
import { plainText, sentencesIn, withoutUmlautLetters } from './normalize.ts'
import { germanHarm } from './phrases/de-harm.ts'
import { englishHarm } from './phrases/en-harm.ts'
import type { HarmKind, HarmPhrases } from './phrases/harm.ts'
import { slovakHarm } from './phrases/sk-harm.ts'

export interface FoundHarm {
  kind: HarmKind
  /** What was found, in plain letters: a phrase, or the sentence. */
  words: string
}

const byLanguage: Readonly<Record<HarmLanguage, HarmPhrases>> = {
  en: englishHarm,
  sk: slovakHarm,
  de: germanHarm,
}

/** Contact details, and phrases that no text for a reader needs. */
export function harmPhrasesIn(text: string, language: HarmLanguage): FoundHarm[] {
  return [
    ...contactDetailsIn(text).map((words) => ({ kind: 'contact' as const, words })),
    ...sentencesIn(text).flatMap((sentence) => phrasesInSentence(sentence, language)),
  ]
}

function phrasesInSentence(sentence: string, language: HarmLanguage): FoundHarm[] {
  const plain = plainText(sentence)
  const readings = [plain, plain.replaceAll(',', '')]
  if (language === 'de') readings.push(withoutUmlautLetters(plain))
  return [...new Set(readings)].flatMap((reading) => phrasesIn(reading, byLanguage[language]))
}

const kindsOfHealth: ReadonlySet<string> = new Set(['diagnosis', 'medical'])
const kindsTurnedByNegation: ReadonlySet<string> = new Set(['harm', 'insult', 'lifeDecision'])

function phrasesIn(reading: string, phrases: HarmPhrases): FoundHarm[] {
  const isDisclaimer = phrases.disclaimer.test(reading) && !phrases.ascription.test(reading)
  return Object.entries(phrases.kinds).flatMap(([kind, forms]) => {
    if (isDisclaimer && kindsOfHealth.has(kind)) return []
    return forms.flatMap((form) => {
      const match = form.exec(reading)
      if (!match) return []
      if (kindsTurnedByNegation.has(kind) && isNegated(reading, match.index, phrases)) return []
      return [{ kind: kind as HarmKind, words: match[0].trim() }]
    })
  })
}

const wordsBefore = 2

function isNegated(reading: string, index: number, { negation }: HarmPhrases): boolean {
  const before = reading.slice(0, index).split(',').at(-1) ?? ''
  return negation.test(before.trimEnd().split(' ').slice(-wordsBefore).join(' '))
}
