import { splitWords } from '@individua/report/compose/long-text'

export function sentencesOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/(?<=[.?!])\s+/))
}

/** Every five words in a row. */
export function fiveGramsOf(text: string): ReadonlySet<string> {
  const words = splitWords(text.toLowerCase())
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')))
}

const neighbours = 8

/** Jaccard indices, 0..1, of pairs of sets. */
export interface Overlap {
  mean: number
  most: number
}

/** How alike sets are: each is compared with the eight that follow it, around the circle. */
export function overlapOf(sets: readonly ReadonlySet<string>[]): Overlap {
  const reach = Math.min(neighbours, sets.length - 1)
  const overlaps = sets.flatMap((one, index) =>
    Array.from({ length: reach }, (_, step) =>
      jaccardIndex(one, sets[(index + step + 1) % sets.length]!),
    ),
  )
  return {
    mean: overlaps.reduce((sum, overlap) => sum + overlap, 0) / overlaps.length,
    most: Math.max(...overlaps),
  }
}

function jaccardIndex(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((element) => other.has(element)).length
  return shared / (one.size + other.size - shared)
}
