export type Three<T> = readonly [T, T, T]

/** @throws RangeError when the list is empty */
export function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new RangeError('the list is empty')
  return first
}

/** @throws RangeError when the list is empty */
export function lastOf<T>(list: readonly T[]): T {
  return firstOf(list.slice(-1))
}

/** @throws RangeError when the list has fewer than three */
export function firstThree<T>(list: readonly T[]): Three<T> {
  return [firstOf(list), firstOf(list.slice(1)), firstOf(list.slice(2))]
}
