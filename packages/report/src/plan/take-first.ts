export type Three<T> = readonly [T, T, T]
export type Four<T> = readonly [T, T, T, T]
export type Five<T> = readonly [T, T, T, T, T]

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

/** @throws RangeError when the list has fewer than four */
export function firstFour<T>(list: readonly T[]): Four<T> {
  return [...firstThree(list), firstOf(list.slice(3))]
}

/** @throws RangeError when the list has fewer than five */
export function firstFive<T>(list: readonly T[]): Five<T> {
  return [...firstFour(list), firstOf(list.slice(4))]
}
