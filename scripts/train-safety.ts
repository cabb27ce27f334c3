import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@individua/instrument/dimensions'
import { textEntries } from '@individua/instrument/items/content-check-entries'
import { itemsById } from '@individua/instrument/items/item-bank'
import { conversationTexts } from '@individua/report/texts/conversation-texts'
import { textsOf } from '@individua/report/texts/texts-of'
import { type HarmLanguage, harmFeatures } from '@individua/safety/classifier/harm-features'
import { partsOf } from '@individua/safety/classifier/parts-of-text'
import { selfHarmFeatures } from '@individua/safety/classifier/self-harm-features'
import { sentencesIn } from '@individua/safety/normalize'
import { figuresOf } from '@individua/safety/training/figures'
import { readCases, trainingDigest } from '@individua/safety/training/read-cases'
import {
  crossValidate,
  prepareCases,
  trainHarm,
  trainSelfHarm,
} from '@individua/safety/training/train-classifiers'
import { openTexts } from '@individua/testkit/draw-open-texts'
import { textsIn } from '@individua/testkit/texts-in'

/**
 * Trains the classifiers of packages/safety on its cases and writes their weights and the figures of
 * the cross-validation. `--texts` first writes the product's own texts anew, which are good words.
 */

const safety = join(import.meta.dirname, '../packages/safety')

if (process.argv.includes('--texts')) {
  const texts = Object.fromEntries(
    languages.map((language) => [
      language,
      { allow: productTexts(language), none: ordinaryTexts(language) },
    ]),
  )
  write('cases/train/product.json', texts)
}
const harm = prepareCases(readCases('harm'), harmFeatures, sentencesIn)
const judgedHarm = crossValidate(harm, 'harm')
const selfHarm = prepareCases(readCases('self-harm'), selfHarmFeatures, partsOf)
const judgedSelfHarm = crossValidate(selfHarm, 'danger')
const figures = figuresOf(judgedHarm, judgedSelfHarm)
write('src/weights/harm.json', trainHarm(harm, judgedHarm))
write('src/weights/self-harm.json', trainSelfHarm(selfHarm, judgedSelfHarm))
write('cases/cross-validation.json', { trainedFrom: trainingDigest(), figures })
console.table(figures)

/** Sentences of items, of all texts that a report may tell and of chat replies. */
function productTexts(language: HarmLanguage): string[] {
  const { books, frames } = textsOf[language]
  const reports = [books, frames].flatMap(textsIn).map((text) => text.replaceAll(/[{}]/g, ''))
  const replies = textsIn(conversationTexts[language])
  const texts = [...itemTexts(language), ...reports, ...replies]
  return [...new Set(texts.flatMap(sentencesIn))].sort()
}

/** What people who are not in danger say of themselves, and the plain words of the interface. */
function ordinaryTexts(language: HarmLanguage): string[] {
  const texts = [...itemTexts(language), ...openTexts[language], ...interfaceTexts(language)]
  return [...new Set(texts)].sort()
}

/** Without what is said to a person in danger. */
function interfaceTexts(language: HarmLanguage): string[] {
  const folder = join(import.meta.dirname, '../packages/locales', language)
  return readdirSync(folder)
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
    .flatMap(({ help: _, ...texts }) => textsIn(texts))
}

function itemTexts(language: HarmLanguage): string[] {
  return textEntries([...itemsById.values()])
    .filter((entry) => entry.language === language)
    .map(({ text }) => text)
}

function write(file: string, content: unknown): void {
  writeFileSync(join(safety, file), `${JSON.stringify(content, null, 2)}\n`)
}
