import type { Language } from '../dimensions.ts'
import {
  type CheckedItem,
  type TextEntry,
  type TextRole,
  textEntries,
  wordsOf,
} from './content-check-entries.ts'

type Bounds = readonly [least: number, most: number]

/** Words in a text. Slovak needs fewer than English (no articles, pronouns dropped), German more. */
const wordCounts: Record<TextRole, Record<Language, Bounds>> = {
  statement: { en: [6, 16], sk: [5, 14], de: [5, 17] },
  option: { en: [4, 14], sk: [4, 14], de: [4, 14] },
  situation: { en: [9, 22], sk: [8, 20], de: [8, 22] },
  prompt: { en: [12, 26], sk: [11, 24], de: [12, 28] },
}

/** Letters in a mean word: above, a text reads like an office form. */
const meanWordLetters: Record<Language, Bounds> = { en: [2.5, 6.5], sk: [2.5, 7.2], de: [3, 7.6] }

const mostWordsInSentence = 18

/** The longest option of a situation has at most this many times the letters of the shortest. */
const mostLengthRatio = 2

/** What is wrong with the length of a text: its words, the letters of a mean word, its longest sentence. */
export function lengthProblems(entry: TextEntry): string[] {
  const words = wordsOf(entry.text)
  const problems: string[] = []
  const [least, most] = wordCounts[entry.role][entry.language]
  if (words.length < least || words.length > most) {
    problems.push(`${words.length} words, expected ${least} to ${most}`)
  }
  const letters = words.join('').length / words.length
  const [shortest, longest] = meanWordLetters[entry.language]
  if (letters < shortest || letters > longest) {
    problems.push(`mean word of ${letters.toFixed(1)} letters, expected ${shortest} to ${longest}`)
  }
  const longestSentence = Math.max(...sentencesOf(entry.text).map((s) => wordsOf(s).length))
  if (longestSentence > mostWordsInSentence) {
    problems.push(`a sentence of ${longestSentence} words, expected at most ${mostWordsInSentence}`)
  }
  return problems
}

/** A conspicuously long or short option attracts or repels by its length. */
export function unevenOptions(items: readonly CheckedItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind !== 'choice') return []
    const options = textEntries([item]).filter((entry) => entry.role === 'option')
    const languages = [...new Set(options.map((entry) => entry.language))]
    return languages.flatMap((language) => {
      const lengths = options.filter((o) => o.language === language).map((o) => o.text.length)
      const ratio = Math.max(...lengths) / Math.min(...lengths)
      return ratio > mostLengthRatio
        ? [`${item.code} ${language}: longest option is ${ratio.toFixed(1)} times the shortest`]
        : []
    })
  })
}

function sentencesOf(text: string): string[] {
  return text.split(/[.?!:]+\s*/u).filter((sentence) => sentence !== '')
}
