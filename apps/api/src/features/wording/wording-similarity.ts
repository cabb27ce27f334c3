import { foldText } from '../../lib/text-problems.ts'

/**
 * Finds the source that a wording has most in common with: stems and runs of letters, those that many
 * sources share counting less. Where two have as much it finds none.
 * @param sources different texts in one language
 * @returns gives the index of the source
 */
export function createClosest(sources: readonly string[]): (wording: string) => number | undefined {
  const features = sources.map(featuresOf)
  const weightOf = rarityIn(features)
  return (wording) => {
    const worded = featuresOf(wording)
    const likeness = features.map((source) => overlap(worded, source, weightOf))
    const closest = likeness.indexOf(Math.max(...likeness))
    return likeness.lastIndexOf(Math.max(...likeness)) === closest ? closest : undefined
  }
}

const stemLetters = 5
const runLetters = 3

/** Stems of the words, and the runs of letters that survive another ending or prefix. */
function featuresOf(text: string): ReadonlySet<string> {
  const words = foldText(text).split(' ')
  return new Set(
    words.flatMap((word) => [
      `stem ${word.slice(0, stemLetters)}`,
      ...Array.from({ length: Math.max(0, word.length - runLetters + 1) }, (_, start) =>
        word.slice(start, start + runLetters),
      ),
    ]),
  )
}

/** Inverse document frequency: a feature of every source tells none of them from the others. */
function rarityIn(sources: readonly ReadonlySet<string>[]): (feature: string) => number {
  const counts = new Map<string, number>()
  for (const source of sources) {
    for (const feature of source) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  }
  return (feature) => Math.log((sources.length + 1) / ((counts.get(feature) ?? 0) + 0.5))
}

/** Dice's coefficient with weights, 0..1. */
function overlap(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
  weightOf: (feature: string) => number,
): number {
  const sum = (features: Iterable<string>) =>
    [...features].reduce((total, feature) => total + weightOf(feature), 0)
  const shared = [...one].filter((feature) => other.has(feature))
  return (2 * sum(shared)) / (sum(one) + sum(other) || 1)
}
