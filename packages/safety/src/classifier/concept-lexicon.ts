/** English, Slovak with Czech, German: the columns of the concept tables. */
export type Column = 0 | 1 | 2

const columns: readonly Column[] = [0, 1, 2]

/** The concepts that words stand for, by language. */
export class ConceptLexicon {
  private readonly exact = columns.map(() => new Map<string, number[]>())
  private readonly beginnings = columns.map(() => new Map<string, number[]>())
  private readonly cache = columns.map(() => new Map<string, readonly number[]>())

  /** @param tables as in `concepts.ts` */
  constructor(...tables: readonly string[]) {
    const lines = tables.flatMap((table) => table.trim().split('\n'))
    lines.forEach((line, concept) => {
      const lists = line.slice(line.indexOf(':') + 1).split('|')
      for (const column of columns) this.add(column, lists[column] ?? '', concept)
    })
  }

  conceptsOf(word: string, column: Column): readonly number[] {
    const cache = this.cache[column]
    const before = cache?.get(word)
    if (before) return before
    const found = new Set(this.exact[column]?.get(word))
    for (let length = 2; length <= word.length; length += 1) {
      const concepts = this.beginnings[column]?.get(word.slice(0, length))
      for (const concept of concepts ?? []) found.add(concept)
    }
    const concepts = [...found]
    if (cache && cache.size > 5_000) cache.clear()
    cache?.set(word, concepts)
    return concepts
  }

  /** The column with the most known words. */
  columnOf(words: readonly string[]): Column {
    const known = columns.map(
      (column) => words.filter((word) => this.conceptsOf(word, column).length > 0).length,
    )
    return columns[known.indexOf(Math.max(...known))] ?? 0
  }

  private add(column: Column, list: string, concept: number): void {
    for (const entry of list.trim().split(/\s+/)) {
      const isBeginning = entry.endsWith('*')
      const word = foldWord(isBeginning ? entry.slice(0, -1) : entry)
      if (word === '') continue
      const words = isBeginning ? this.beginnings[column] : this.exact[column]
      words?.set(word, [...(words.get(word) ?? []), concept])
    }
  }
}

/** Spellings by ear become one: ae for ä, y for i, double letters. */
export function foldWord(plain: string): string {
  return plain
    .replace(/([aou])e/g, '$1')
    .replaceAll('y', 'i')
    .replace(/(.)\1/g, '$1')
}
