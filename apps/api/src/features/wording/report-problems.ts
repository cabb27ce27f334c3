import type { ContentLanguage } from '@individua/instrument/content-language'
import { type Archetype, archetypes } from '@individua/instrument/dimensions'
import { wordingProblems } from '@individua/instrument/items/content-check-wording'
import { archetypeNames } from '@individua/report/compose/archetype-names'
import { isIn } from '../../lib/detect-language.ts'
import { lengthProblems, textProblems } from '../../lib/text-problems.ts'
import { formalAddressProblems } from './question-problems.ts'

const lengthRatio = [0.6, 1.6] as const

/** Where a figure lies, in the words of the report. */
const levels: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /(clearly )?(above|below|near) the middle/giu,
  sk: /(výrazne )?(nad|pod) stredom|blízko stredu/giu,
  de: /(deutlich )?(über|unter) der Mitte|nahe der Mitte/giu,
}

/** Words that say how sure a sentence is. */
const hedges: Readonly<Record<ContentLanguage, RegExp>> = {
  en: /\b(probably|likely|seems?|appears?|may|might|can|could|would|tends?|perhaps|suggests?)\b/iu,
  sk: /(?<!\p{L})(pravdepodobne|zrejme|asi|možno|môže\p{L}*|zdá|skôr|zvykn\p{L}*|sklon\p{L}*|vraj|by|naznačuj\p{L}*|podľa všetkého)(?!\p{L})/iu,
  de: /(?<!\p{L})(wahrscheinlich|vermutlich|wohl|schein(?:t|en)|mag|mögen|kann|können|könnte\p{L}*|dürfte\p{L}*|würde\p{L}*|eher|neig\p{L}*|vielleicht)(?!\p{L})/iu,
}

/** Why a text cannot stand for a claim: it says more, less or other things than the claim does. */
export function reportProblems(text: string, source: string, language: ContentLanguage): string[] {
  const unfit = textProblems(text, source, language)
  if (unfit.length > 0) return unfit
  if (!isIn(text, language) && isIn(source, language)) return ['it is in another language']
  const differs = (form: RegExp) => !isSame(text.match(form) ?? [], source.match(form) ?? [])
  const hedge = hedges[language]
  return [
    ...lengthProblems(text, source, lengthRatio),
    ...formalAddressProblems(text, source, language),
    ...(differs(/\d+([.,]\d+)?/gu)
      ? ['every number of the original stays, and no other comes']
      : []),
    ...(differs(/[“„‚"][^”“"‘]+[”“"‘]/gu)
      ? ['quotations stay word for word, none goes, none comes']
      : []),
    ...(differs(levels[language])
      ? [`phrases such as "${examples[language]}" stay as they are`]
      : []),
    ...(hedge.test(source) && !hedge.test(text) ? ['it must stay as unsure as the original'] : []),
    ...newNames(text, source, language),
    ...genderProblems(text, source, language),
  ]
}

const examples: Readonly<Record<ContentLanguage, string>> = {
  en: 'clearly above the middle',
  sk: 'výrazne nad stredom',
  de: 'deutlich über der Mitte',
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  const sorted = (all: readonly string[]) =>
    all
      .map((part) => part.toLowerCase())
      .sort()
      .join('\n')
  return sorted(one) === sorted(other)
}

function newNames(text: string, source: string, language: ContentLanguage): string[] {
  const named = (where: string) => (archetype: Archetype) =>
    stemOf(archetypeNames[language][archetype]).test(where)
  const isInSource = named(source)
  const isNew = archetypes.filter(named(text)).find((archetype) => !isInSource(archetype))
  return isNew ? [`it must not bring in "${archetypeNames[language][isNew]}"`] : []
}

/** Names as proper names: with a capital, whatever their ending. */
function stemOf(name: string): RegExp {
  const noun = name.split(' ').at(-1) ?? name
  return new RegExp(`(?<!\\p{L})${noun.slice(0, Math.max(4, noun.length - 2))}`, 'u')
}

function genderProblems(text: string, source: string, language: ContentLanguage): string[] {
  const entry = { code: '', role: 'prompt' as const, language, isCounter: false }
  const ofSource = new Set(wordingProblems({ ...entry, text: source }))
  return wordingProblems({ ...entry, text }).filter((problem) => !ofSource.has(problem))
}
