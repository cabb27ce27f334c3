/**
 * Standard normal distribution function, absolute error below 1e-7.
 * Complementary error function after Press et al., Numerical Recipes (2nd ed.), section 6.2.
 */
export function normalProbability(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.5 * x)
  const late = -1.13520398 + t * (1.48851587 + t * (-0.82215223 + t * 0.17087277))
  const middle = 0.09678418 + t * (-0.18628806 + t * (0.27886807 + t * late))
  const polynomial = -1.26551223 + t * (1.00002368 + t * (0.37409196 + t * middle))
  const upperTail = 0.5 * t * Math.exp(-x * x + polynomial)
  return z > 0 ? 1 - upperTail : upperTail
}
