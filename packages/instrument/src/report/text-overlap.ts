/** Words of a text, as separated by spaces. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

export function sentencesOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/(?<=[.?!])\s+/))
}

/** Every five words in a row. */
export function fiveGramsOf(text: string): ReadonlySet<string> {
  const words = wordsOf(text.toLowerCase())
  return new Set(words.slice(4).map((_, start) => words.slice(start, start + 5).join(' ')))
}

const neighbours = 8

/** Mean Jaccard index, 0..1: each set is compared with the eight that follow it, around the circle. */
export function meanOverlap(sets: readonly ReadonlySet<string>[]): number {
  const reach = Math.min(neighbours, sets.length - 1)
  const overlaps = sets.flatMap((one, place) =>
    Array.from({ length: reach }, (_, step) =>
      jaccardIndex(one, sets[(place + step + 1) % sets.length]!),
    ),
  )
  return overlaps.reduce((sum, overlap) => sum + overlap, 0) / overlaps.length
}

function jaccardIndex(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((element) => other.has(element)).length
  return shared / (one.size + other.size - shared)
}
