/** Equal wordings of one thing; at least one. */
export type Wordings = readonly [string, ...string[]]

/** One of several equal wordings, chosen by the profile (its `turn` or `tide`). */
export function wordingFor(turn: number, ...wordings: Wordings): string {
  return wordings[turn % wordings.length] ?? wordings[0]
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Leaves out those that are empty. */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ')
}
