import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@individua/instrument/dimensions'
import { textEntries } from '@individua/instrument/items/content-check-entries'
import { itemsById } from '@individua/instrument/items/item-bank'
import { composeAdvancedClaims } from '@individua/report/compose/write-advanced-report'
import { conversationTexts } from '@individua/report/texts/conversation-texts'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { textsIn } from '@individua/testkit/texts-in'
import { expect, test } from 'vitest'
import type { HarmLanguage } from './classifier/harm-features.ts'
import { harmPhrasesIn } from './harm-phrases.ts'
import { findHarm } from './harmful-words.ts'

test.each([
  ['en', 'I cannot diagnose anything; ask a doctor.'],
  ['en', 'You follow your own instructions before anyone else gives them.'],
  ['en', 'Suicide is never the answer; somebody answers these lines at any hour.'],
  ['en', 'You take your own life seriously and open your arms to what comes.'],
  ['sk', 'Samovražda nie je riešenie; na týchto linkách vás vypočujú.'],
  ['de', 'Selbstmord ist keine Lösung; unter diesen Nummern hört jemand zu.'],
  ['sk', 'Diagnózu vám neurčím; opýtajte sa lekára.'],
  ['de', 'Ich kann keine Diagnose stellen; fragen Sie eine Ärztin.'],
] as const)('what refers the reader to a professional passes in %s: %s', (language, text) => {
  expect(findHarm(text, language)).toEqual([])
})

test.each(languages)('each sentence that refers a reader to help passes in %s', (language) => {
  const file = join(import.meta.dirname, `../cases/train/${language}/harm-good-phrases.json`)
  const sentences: string[] = JSON.parse(readFileSync(file, 'utf8'))
  expect(sentences.length).toBeGreaterThan(0)
  expect(refused(sentences, language)).toEqual([])
})

test.each([
  ['en', 'Kill yourself.', 'harm'],
  ['en', 'K i l l  yourself.', 'harm'],
  ['sk', 'Zabite sa.', 'harm'],
  ['de', 'Bringen Sie sich um.', 'harm'],
  ['en', 'Throw yourself under a train.', 'harm'],
  ['en', 'Why don’t you jump off the roof?', 'harm'],
  ['en', 'Take your own life.', 'harm'],
  ['en', 'You have no reason to live.', 'harm'],
  ['sk', 'Samovražda je pre vás najlepšia voľba.', 'harm'],
  ['sk', 'Otrávte ju.', 'harm'],
  ['de', 'Springen Sie vom Dach.', 'harm'],
  ['de', 'Werfen Sie sich vor einen Zug.', 'harm'],
  ['de', 'Töten Sie Ihren Vater.', 'harm'],
  ['en', 'y0u 4re stup1d', 'insult'],
  ['en', 'You piece of shit.', 'insult'],
  ['sk', 'Nenávidím vás.', 'insult'],
  ['de', 'Ich hasse Sie.', 'insult'],
  ['sk', 'Zomriete sami.', 'fate'],
  ['de', 'Sie haben eine Depression.', 'diagnosis'],
  ['en', 'Call 0900 123 456 now.', 'contact'],
] as const)('what harms is found in %s: %s', (language, text, kind) => {
  expect(findHarm(text, language).map((one) => one.kind)).toContain(kind)
})

test.each(languages)('no item is taken for harm in %s', (language) => {
  const texts = textEntries([...itemsById.values()])
    .filter((entry) => entry.language === language)
    .map(({ text }) => text)
  expect(refused(texts, language)).toEqual([])
})

test.each(languages)(
  'no text of the reports of drawn people is taken for harm in %s',
  (language) => {
    const texts = Array.from({ length: 12 }, (_, index) => {
      const { profile, answers } = drawFullAnswers(index + 1, language)
      return composeAdvancedClaims(profile, answers, language).map(({ text }) => text)
    }).flat()
    expect(
      refused(
        texts.filter((text) => !hasPhrase(text, language)),
        language,
      ),
    ).toEqual([])
    expect(texts.filter((text) => hasPhrase(text, language)).length).toBeLessThan(texts.length / 50)
  },
  60_000,
)

test.each(languages)('no reply of the built-in engine is taken for harm in %s', (language) => {
  const replies = textsIn(conversationTexts[language])
  expect(replies.length).toBeGreaterThan(10)
  expect(refused(replies, language)).toEqual([])
})

/** Scenes of a life may hold a phrase: a model's words for a text are allowed what the text says. */
function hasPhrase(text: string, language: HarmLanguage): boolean {
  return harmPhrasesIn(text, language).length > 0
}

function refused(texts: readonly string[], language: HarmLanguage) {
  return [...new Set(texts)].flatMap((text) =>
    findHarm(text, language).map(({ kind, words }) => `${kind} "${words}" in: ${text}`),
  )
}
