/**
 * The answer to a situation as this browser stores it: the 0-based index of the first choice, and
 * after a comma that of the second where there is one. Drafts of earlier versions have no second.
 */
export function readChoice(value: string): number[] {
  return value === '' ? [] : value.split(',').map(Number)
}

/**
 * What a tap on an option makes of a choice. The first tap marks the first choice, a tap on another
 * option the second; a tap on a marked option takes its mark away, and the second becomes the first.
 */
export function toggleChoice(value: string, index: number): string {
  const [first, second] = readChoice(value)
  if (index === second) return writeChoice(first)
  if (index === first) return writeChoice(second)
  return first === undefined ? writeChoice(index) : writeChoice(first, index)
}

export function writeChoice(...indices: readonly (number | undefined)[]): string {
  return indices.filter((index) => index !== undefined).join(',')
}
