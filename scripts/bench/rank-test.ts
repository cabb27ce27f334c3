/**
 * Mann-Whitney's test: how likely two samples are to differ this much in their ranks when nothing
 * distinguishes them. Two-sided, with the normal approximation, which holds from twenty values on.
 */
export function rankTest(first: readonly number[], second: readonly number[]): number {
  const ranked = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].toSorted((left, right) => left.value - right.value)
  const total = ranked.length
  let rankSum = 0
  let ties = 0
  for (let start = 0; start < total; ) {
    let end = start + 1
    while (end < total && ranked[end]?.value === ranked[start]?.value) end++
    const size = end - start
    const rank = (start + 1 + end) / 2
    ties += size ** 3 - size
    rankSum += rank * ranked.slice(start, end).filter(({ isFirst }) => isFirst).length
    start = end
  }
  const product = first.length * second.length
  const u = rankSum - (first.length * (first.length + 1)) / 2
  const variance = (product / 12) * (total + 1 - ties / (total * (total - 1)))
  if (variance === 0) return 1
  return 2 * upperTail(Math.max(0, Math.abs(u - product / 2) - 0.5) / Math.sqrt(variance))
}

/** Of the normal distribution; Abramowitz and Stegun 26.2.17, exact to seven digits. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
