/** Pearson correlation. */
export function correlation(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [mean(one), mean(other)]
  let product = 0
  let squareOne = 0
  let squareOther = 0
  one.forEach((value, index) => {
    const a = value - meanOne
    const b = other[index]! - meanOther
    product += a * b
    squareOne += a * a
    squareOther += b * b
  })
  return squareOne * squareOther > 0 ? product / Math.sqrt(squareOne * squareOther) : 0
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

/** Standard deviation in the sample. */
export function deviation(values: readonly number[]): number {
  const center = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - center) ** 2)))
}

/** Standard error of the mean of independent values; 0 for a single one. */
export function standardError(values: readonly number[]): number {
  return values.length > 1 ? deviation(values) / Math.sqrt(values.length - 1) : 0
}

/** Slope of the least-squares line of `outcome` on `cause`. */
export function slope(cause: readonly number[], outcome: readonly number[]): number {
  const [meanCause, meanOutcome] = [mean(cause), mean(outcome)]
  let product = 0
  let square = 0
  cause.forEach((value, index) => {
    product += (value - meanCause) * (outcome[index]! - meanOutcome)
    square += (value - meanCause) ** 2
  })
  return product / square
}

/** The value below which the given share lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/** Indices of the largest values, largest first; ties by index. */
export function topOf(values: ArrayLike<number>, count: number): number[] {
  return Array.from(values, (value, index) => ({ value, index }))
    .sort((one, other) => other.value - one.value || one.index - other.index)
    .slice(0, count)
    .map(({ index }) => index)
}

/** Expected calibration error over ten equal bins. */
export function calibrationError(chances: readonly number[], hits: readonly boolean[]): number {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, chance: 0, hits: 0 }))
  chances.forEach((chance, index) => {
    const bin = bins[Math.min(9, Math.floor(chance * 10))]!
    bin.count++
    bin.chance += chance
    bin.hits += Number(hits[index])
  })
  return bins.reduce((sum, bin) => sum + Math.abs(bin.chance - bin.hits), 0) / chances.length
}
