const loneLetter = /(?<=^|[\s(„])([AIKOSUVZaikosuvz]) (?=\S)/g

/** The same texts, in which no line ends with a word of one letter, as Slovak sets them. */
export function tieLetters<Texts extends object>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(loneLetter, '$1\u00a0') : value,
  )
}
