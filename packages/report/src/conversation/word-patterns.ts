/** One word of a pattern: whole, or the beginning of a word. */
interface PatternWord {
  text: string
  isBeginning: boolean
}
type Pattern = readonly PatternWord[]

/** Words between two words of a phrase. */
const widestGap = 2
/** Shorter words turn into others by one edit; so do words whose first two letters differ. */
const shortestMisspelt = 6

const parsed = new Map<string, readonly Pattern[]>()

/** The patterns of a list such as `lonel*, no friends`; each list is parsed once. */
export function patternsIn(list: string): readonly Pattern[] {
  const known = parsed.get(list)
  if (known) return known
  const patterns = list === '' ? [] : list.split(/,\s*/).map(parsePattern)
  parsed.set(list, patterns)
  return patterns
}

function parsePattern(pattern: string): Pattern {
  return pattern.split(' ').map((word) => {
    const isBeginning = word.endsWith('*')
    return { text: withoutDigraphs(isBeginning ? word.slice(0, -1) : word), isBeginning }
  })
}

/** Lower case without diacritics, `ß` as `ss`. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[\s\u00a0]+/g, ' ')
}

/** The words of a message as patterns are written: `don’t` is `dont`. */
export function wordsOf(message: string): string[] {
  const plain = fold(message).replaceAll(/['’‘`´]/g, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(withoutDigraphs)
}

/** German umlauts may be typed as two letters; patterns and messages lose the second alike. */
function withoutDigraphs(word: string): string {
  return word.replaceAll(/(?<![aeq])([aou])e/g, '$1')
}

/** Whether all words must be spelt exactly, or which of them mean what they say though another word is near. */
export type Exactness = boolean | ReadonlySet<string>

/** Where the pattern first begins in the words; -1 where it does not. */
export function findPattern(
  pattern: Pattern,
  words: readonly string[],
  exactness: Exactness = false,
): number {
  const [first, ...rest] = pattern
  if (!first) return -1
  return words.findIndex((word, at) => {
    let place = isSpelt(first, word, exactness) ? at : -1
    for (const next of rest) {
      if (place < 0) return false
      const near = words.slice(place + 1, place + 2 + widestGap)
      const step = near.findIndex((one) => isSpelt(next, one, exactness))
      place = step < 0 ? -1 : place + 1 + step
    }
    return place >= 0
  })
}

function isSpelt({ text, isBeginning }: PatternWord, word: string, exactness: Exactness): boolean {
  if (isBeginning ? word.startsWith(text) : word === text) return true
  const isExact = typeof exactness === 'boolean' ? exactness : exactness.has(word)
  if (isExact || text.length < shortestMisspelt || word.slice(0, 2) !== text.slice(0, 2)) {
    return false
  }
  if (!isBeginning) return isOneEditApart(text, word)
  const lengths = [text.length - 1, text.length, text.length + 1]
  return lengths.some((length) => isOneEditApart(text, word.slice(0, length)))
}

/** One letter more, less, other, or two neighbours swapped. */
function isOneEditApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  const [left, right] = [one.slice(start), other.slice(start)]
  return (
    left.slice(1) === right.slice(1) ||
    left.slice(1) === right ||
    left === right.slice(1) ||
    (left.slice(2) === right.slice(2) && left[0] === right[1] && left[1] === right[0])
  )
}
