/**
 * Standard normal distribution function, absolute error below 1e-7.
 * Complementary error function after Press et al., Numerical Recipes (2nd ed.), section 6.2.
 */
export function normalProbability(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.5 * x)
  let polynomial = 0
  for (const coefficient of chebyshev) polynomial = polynomial * t + coefficient
  const upperTail = 0.5 * t * Math.exp(-x * x + polynomial)
  return z > 0 ? 1 - upperTail : upperTail
}

const chebyshev = [
  0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196,
  1.00002368, -1.26551223,
]
