import { plainText } from '../normalize.ts'
import { type Column, type ConceptLexicon, foldWord } from './concept-lexicon.ts'

/** Features are hashed into so many slots. */
export const slots = 1 << 20

/** The slots that are not empty, and their values. */
export interface Features {
  slots: Int32Array
  values: Float32Array
}

/** How much one occurrence of each kind of feature counts. */
const amounts = {
  word: 1,
  pair: 0.7,
  beginnings: 0.6,
  letters: 0.5,
  edge: 0.5,
  concept: 1,
  conceptPair: 0.5,
}
/** Of a word, in letters: inflection rarely reaches them. */
const beginning = 4
const markValue = 0.2
const conceptReach = 6
const orderedReach = 3

/** The words of a text, folded, without its marks. */
export function wordsOf(text: string): string[] {
  return plainText(text).replaceAll(',', '').split(' ').map(foldWord).filter(Boolean)
}

/**
 * What a classifier reads of a text: its words, pairs of words and of their beginnings, runs of three
 * to six letters (they survive inflection and misspelling), concepts and pairs of concepts (they carry
 * over to other languages), its language and other marks.
 */
export function featuresOf(
  words: readonly string[],
  column: Column,
  lexicon: ConceptLexicon,
  marks: readonly string[] = [],
): Features {
  const filled: number[] = []
  const add = (hash: number, amount: number) => {
    const slot = slotOf(hash)
    const before = counts[slot] ?? 0
    if (before === 0) filled.push(slot)
    counts[slot] = before + amount
  }
  addWords(words, add)
  addConcepts(
    words.map((word) => lexicon.conceptsOf(word, column)),
    add,
  )
  return takeFeatures(filled, [`language ${column}`, ...marks])
}

/** Shared by all calls, each of which leaves it empty. */
const counts = new Float32Array(slots)

type Add = (hash: number, amount: number) => void

function addWords(words: readonly string[], add: Add): void {
  let before = 0
  let startBefore = 0
  words.forEach((word, index) => {
    const own = hashOf(word, seeds.word)
    add(own, amounts.word)
    const start = hashOf(word.slice(0, beginning), seeds.word)
    if (index > 0) {
      add(mixed(before, own, seeds.pair), amounts.pair)
      add(mixed(startBefore, start, seeds.beginnings), amounts.beginnings)
    }
    if (index < 2) add(mixed(own, index === 1 ? before : 0, seeds.edge), amounts.edge)
    addLetters(`_${word}_`, add)
    before = own
    startBefore = start
  })
}

function addLetters(marked: string, add: Add): void {
  for (let start = 0; start + 3 <= marked.length; start += 1) {
    let hash = seeds.letters
    for (let end = start; end < Math.min(start + 6, marked.length); end += 1) {
      hash = Math.imul(hash ^ marked.charCodeAt(end), prime)
      if (end - start >= 2) add(hash, amounts.letters)
    }
  }
}

function addConcepts(concepts: readonly (readonly number[])[], add: Add): void {
  concepts.forEach((here, index) => {
    for (const one of here) add(mixed(one, 0, seeds.concept), amounts.concept)
    for (let distance = 1; distance <= conceptReach; distance += 1) {
      for (const one of here) {
        for (const other of concepts[index + distance] ?? []) {
          if (one === other) continue
          if (distance <= orderedReach) add(mixed(one, other, seeds.ordered), amounts.conceptPair)
          const [low, high] = one < other ? [one, other] : [other, one]
          add(mixed(low, high, seeds.together), amounts.conceptPair)
        }
      }
    }
  })
}

/** Empties the counts. Long texts weigh as much as short ones; marks count the same in every text. */
function takeFeatures(filled: readonly number[], marks: readonly string[]): Features {
  let total = 0
  for (const slot of filled) total += counts[slot] ?? 0
  const length = Math.sqrt(total || 1)
  const slots = new Int32Array(filled.length + marks.length)
  const values = new Float32Array(slots.length).fill(markValue)
  for (let at = 0; at < filled.length; at += 1) {
    const slot = filled[at] ?? 0
    slots[at] = slot
    values[at] = Math.sqrt(counts[slot] ?? 0) / length
    counts[slot] = 0
  }
  marks.forEach((mark, index) => {
    slots[filled.length + index] = slotOf(hashOf(mark, seeds.mark))
  })
  return { slots, values }
}

const prime = 0x01000193
const seeds = {
  word: 0x811c9dc5,
  pair: 0x1b873593,
  beginnings: 0x4a7c15f3,
  edge: 0x27d4eb2f,
  letters: 0x165667b1,
  concept: 0x2545f491,
  ordered: 0x38495ab5,
  together: 0x4cf5ad43,
  mark: 0x5bd1e995,
}

function hashOf(word: string, seed: number): number {
  let hash = seed
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), prime)
  }
  return hash
}

function mixed(one: number, other: number, seed: number): number {
  return Math.imul(Math.imul(seed ^ one, 0x85ebca6b) ^ other, 0xc2b2ae35)
}

function slotOf(hash: number): number {
  let last = hash ^ (hash >>> 16)
  last = Math.imul(last, 0x7feb352d)
  last ^= last >>> 15
  return (last >>> 0) % slots
}
