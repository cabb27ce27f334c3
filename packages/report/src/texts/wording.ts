/** Equal wordings of one thing; at least one. */
export type Wordings = readonly [string, ...string[]]

/**
 * One of several equal wordings.
 * @param index any whole number from 0; starts again where there are fewer wordings
 */
export function wordingFor(index: number, ...wordings: Wordings): string {
  return wordings[index % wordings.length] ?? wordings[0]
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** With a space between any two; leaves out those that are empty. */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}
