/** One of several equal wordings, chosen by the profile (its `turn` or `tide`). */
export function wordingFor(turn: number, first: string, ...others: readonly string[]): string {
  const wordings = [first, ...others]
  return wordings[turn % wordings.length] ?? first
}
