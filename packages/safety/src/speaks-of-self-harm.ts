import { spellingCorrector } from './correct-spelling.ts'
import { sentencesIn, spellings } from './normalize.ts'
import { czech } from './phrases/cs.ts'
import { czechHints } from './phrases/cs-hints.ts'
import { czechOthers } from './phrases/cs-others.ts'
import { german } from './phrases/de.ts'
import { germanHints } from './phrases/de-hints.ts'
import { germanOthers } from './phrases/de-others.ts'
import { english } from './phrases/en.ts'
import { englishHints } from './phrases/en-hints.ts'
import { englishOthers } from './phrases/en-others.ts'
import type { SelfHarmHints, SelfHarmOfOthers, SelfHarmPhrases } from './phrases/phrase.ts'
import { slovak } from './phrases/sk.ts'
import { slovakHints } from './phrases/sk-hints.ts'
import { slovakOthers } from './phrases/sk-others.ts'

/** Whose harm a text speaks of: the writer's own, or that of a person the writer worries about. */
export type SelfHarmSubject = 'self' | 'other'

interface Language {
  phrases: SelfHarmPhrases
  hints: SelfHarmHints
  others: SelfHarmOfOthers
  sayings: readonly RegExp[]
  otherTopics: readonly RegExp[]
  people: readonly RegExp[]
  correct: (plain: string) => string
}

const languages = [
  language(english, englishHints, englishOthers),
  language(slovak, slovakHints, slovakOthers, {
    of: czech,
    hints: czechHints,
    others: czechOthers,
  }),
  language(czech, czechHints, czechOthers, {
    of: slovak,
    hints: slovakHints,
    others: slovakOthers,
  }),
  language(german, germanHints, germanOthers),
]

interface Related {
  of: SelfHarmPhrases
  hints: SelfHarmHints
  others: SelfHarmOfOthers
}

/** @param related Slovaks and Czechs write each other's words. */
function language(
  phrases: SelfHarmPhrases,
  hints: SelfHarmHints,
  others: SelfHarmOfOthers,
  related?: Related,
): Language {
  return {
    phrases,
    hints,
    others,
    sayings: [...phrases.sayings, ...(related?.of.sayings ?? [])],
    otherTopics: [hints.otherTopics, ...(related ? [related.hints.otherTopics] : [])],
    people: [others.people, ...(related ? [related.others.people] : [])],
    correct: spellingCorrector(hints.keyWords),
  }
}

/**
 * True when a text speaks of the writer harming or killing themselves. The caller then shows help and
 * neither scores nor interprets the text.
 *
 * @param text in any language and spelling; case, diacritics and punctuation do not matter
 */
export function speaksOfSelfHarm(text: string): boolean {
  return selfHarmIn(text) === 'self'
}

/**
 * Whose self-harm a text speaks of, if it does. Every language's lists are tried, Czech among them:
 * people do not always write in the language they read. Where a phrase can also mean less, it counts;
 * where it can be the writer's or another person's, it is the writer's.
 */
export function selfHarmIn(text: string): SelfHarmSubject | null {
  const found = new Set<SelfHarmSubject>()
  const whole = spellings(text)
  const sentences = sentencesIn(text).map(spellings)
  for (const one of languages) {
    for (const reading of withCorrections(whole, one)) readPhrases(reading, one, found)
    if (found.has('self')) return 'self'
    for (const readings of sentences) {
      const read = withCorrections(readings, one)
      if (read.some((reading) => matchesAny(reading, one.otherTopics))) continue
      for (const reading of read) readHints(withoutSayings(reading, one), one, found)
    }
    if (found.has('self')) return 'self'
  }
  return found.has('other') ? 'other' : null
}

function withCorrections(readings: readonly string[], { correct }: Language): string[] {
  return [...new Set([...readings, ...readings.map(correct)])]
}

function readPhrases(reading: string, one: Language, found: Set<SelfHarmSubject>): void {
  const rest = withoutSayings(reading, one.phrases)
  for (const phrase of Object.values(one.phrases.families).flat()) {
    attribute(rest, phrase, one, found)
  }
}

function withoutSayings(reading: string, { sayings }: Pick<SelfHarmPhrases, 'sayings'>): string {
  return sayings.reduce((left, saying) => left.replace(saying, '_'), reading)
}

function readHints(reading: string, one: Language, found: Set<SelfHarmSubject>): void {
  const { hints } = one.hints
  for (const hint of Object.values(hints).flat()) attribute(reading, hint, one, found)
  const { danger } = one.others
  if (matchesAny(reading, one.people) && matchesAny(reading, danger)) found.add('other')
}

const wordsBefore = 6

/** A phrase is the writer's unless another person is named and the writer is not in it. */
function attribute(
  reading: string,
  phrase: RegExp,
  { others, people }: Language,
  found: Set<SelfHarmSubject>,
): void {
  const match = phrase.exec(reading)
  if (!match) return
  const nearby = reading.slice(0, match.index).trimEnd().split(' ').slice(-wordsBefore).join(' ')
  const isWriters = [sinceNewClause(nearby.replace(others.reporting, ''), others), match[0]].some(
    (part) => others.writer.test(part.replace(others.reporting, '')),
  )
  found.add(isWriters || !matchesAny(reading, people) ? 'self' : 'other')
}

function sinceNewClause(words: string, { newClause }: SelfHarmOfOthers): string {
  const all = words.split(' ')
  const last = all.findLastIndex((word) => newClause.test(word))
  return all.slice(last + 1).join(' ')
}

function matchesAny(reading: string, forms: readonly RegExp[]): boolean {
  return forms.some((form) => form.test(reading))
}
