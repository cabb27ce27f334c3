/** Words of a document with `{}` for each number, and the numbers that belong there. */
export interface NumberedWords {
  words: string
  numbers: readonly (string | number)[]
}

/** One sentence for each passage that disagrees with the numbers; names the line. */
export function staleNumbers(
  document: string,
  expected: readonly NumberedWords[],
  name: string,
): string[] {
  return expected.flatMap((entry) => {
    const found = patternOf(entry).exec(document)
    if (!found) return [`${name}: nothing reads "${entry.words}"`]
    if (found[0] === fill(entry)) return []
    const line = document.slice(0, found.index).split('\n').length
    return [`${name}:${line} reads "${found[0]}", expected "${fill(entry)}"`]
  })
}

/** The document with every number brought up to date. */
export function withNumbers(document: string, expected: readonly NumberedWords[]): string {
  return expected.reduce(
    (text, entry) => text.replace(patternOf(entry), () => fill(entry)),
    document,
  )
}

function patternOf({ words }: NumberedWords): RegExp {
  return new RegExp(words.split('{}').map(escaped).join('[^|\\n ]+?'))
}

function fill({ words, numbers }: NumberedWords): string {
  return words.split('{}').reduce((text, rest, index) => `${text}${numbers[index - 1]}${rest}`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
