import { languages } from '../dimensions.ts'
import { type TextEntry, wordsOf } from './content-check-entries.ts'

/** Shared stems over all stems of two texts (Jaccard); from here on they ask the same thing. */
const nearDuplicate = 0.45

/** Words that carry content are at least this long; Slovak and German inflect what follows. */
const stemLetters = 4

/** Pairs of texts of one language that ask nearly the same. */
export function duplicateProblems(entries: readonly TextEntry[]): string[] {
  return languages.flatMap((language) => {
    const texts = entries.filter((entry) => entry.language === language && entry.text !== '')
    const stems = texts.map((entry) => stemsOf(entry.text))
    return texts.flatMap((first, i) =>
      texts.slice(i + 1).flatMap((second, offset) => {
        const overlap = overlapOf(stems[i]!, stems[i + 1 + offset]!)
        if (overlap < nearDuplicate) return []
        return [`${first.code} ${language}: overlaps ${second.code} by ${overlap.toFixed(2)}`]
      }),
    )
  })
}

function stemsOf(text: string): Set<string> {
  const words = wordsOf(text).map((word) => word.toLowerCase())
  const content = words.filter((word) => word.length >= stemLetters)
  return new Set((content.length >= 2 ? content : words).map((word) => word.slice(0, 5)))
}

function overlapOf(first: ReadonlySet<string>, second: ReadonlySet<string>): number {
  const shared = [...first].filter((stem) => second.has(stem)).length
  return shared / (first.size + second.size - shared)
}
