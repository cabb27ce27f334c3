const formerWord = '"certainty":"tooClose"'
const currentWord = '"certainty":"open"'

/**
 * What was stored with an instrument before 2.0.0, in today's words: it said `tooClose` where later
 * versions say `open`. The other words and all numbers stay as they were scored.
 */
export function inCurrentWords<Stored>(stored: Stored, instrumentVersion: string): Stored {
  if (!instrumentVersion.startsWith('1.')) return stored
  return JSON.parse(JSON.stringify(stored).replaceAll(formerWord, currentWord))
}
