import { contactDetailsIn } from './contact-details.ts'
import { plainText, sentencesIn, withoutUmlautLetters } from './normalize.ts'
import { germanHarm } from './phrases/de-harm.ts'
import { germanOthers } from './phrases/de-others.ts'
import { englishHarm } from './phrases/en-harm.ts'
import { englishOthers } from './phrases/en-others.ts'
import type { HarmKind, HarmPhrases } from './phrases/harm.ts'
import { slovakHarm } from './phrases/sk-harm.ts'
import { slovakOthers } from './phrases/sk-others.ts'
import { speaksOfSelfHarm } from './speaks-of-self-harm.ts'

export interface FoundHarm {
  kind: HarmKind
  /** What was found, in plain letters. */
  words: string
}

/** Languages in which a model words texts. */
export type HarmLanguage = 'en' | 'sk' | 'de'

const byLanguage: Readonly<Record<HarmLanguage, HarmPhrases>> = {
  en: englishHarm,
  sk: slovakHarm,
  de: germanHarm,
}
/** The person who speaks: a statement of a questionnaire is the reader's own. */
const speaker: Readonly<Record<HarmLanguage, RegExp>> = {
  en: englishOthers.writer,
  sk: slovakOthers.writer,
  de: germanOthers.writer,
}

/**
 * What in a model's words may hurt, insult, diagnose or advise a reader, or lead them elsewhere. It
 * reads for kinds of speech: an imperative, what is said of the reader, and words that no text for a
 * reader needs. "I cannot diagnose; a doctor can" passes.
 */
export function findHarm(text: string, language: HarmLanguage): FoundHarm[] {
  return [
    ...contactDetailsIn(text).map((words) => ({ kind: 'contact' as const, words })),
    ...sentencesIn(text).flatMap((sentence) => harmInSentence(sentence, language)),
  ]
}

function harmInSentence(sentence: string, language: HarmLanguage): FoundHarm[] {
  const plain = plainText(sentence)
  const readings = [plain, plain.replaceAll(',', '')]
  if (language === 'de') readings.push(withoutUmlautLetters(plain))
  const found = [...new Set(readings)].flatMap((reading) =>
    harmInReading(reading, byLanguage[language]),
  )
  const isSpeakers = speaker[language].test(plain)
  if (found.length === 0 && isSpeakers && speaksOfSelfHarm(sentence)) {
    return [{ kind: 'harm', words: plain }]
  }
  return found
}

const kindsOfHealth: ReadonlySet<string> = new Set(['diagnosis', 'medical'])
const kindsTurnedByNegation: ReadonlySet<string> = new Set(['harm', 'insult', 'lifeDecision'])

function harmInReading(reading: string, phrases: HarmPhrases): FoundHarm[] {
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
