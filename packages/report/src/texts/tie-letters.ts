const loneLetter = /(?<=^|[\s(„])([AIKOSUVZaikosuvz]) (?=\S)/g

/** The same text, in which no line ends with a word of one letter, as Slovak sets it. */
export function tieText(text: string): string {
  return text.replace(loneLetter, '$1\u00a0')
}

/** The same texts, each of them tied. */
export function tieLetters<Texts extends object>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? tieText(value) : value,
  )
}
