import { dimensions } from '../dimensions.ts'

/**
 * Lower triangle of the prior correlations of the latent vector, in the order of `dimensions`.
 *
 * Archetypes: 0.75 * (loading of a on four motives * motive correlations * loading of b + 0.22 squared).
 * The motives are those of Mark and Pearson (The Hero and the Outlaw, 2001). Their grid is not
 * established as a factor structure (Faber and Mayer, 2009, found five other clusters), so all
 * correlations are shrunk by a quarter. Structure: the signs follow Jung (persona with belonging,
 * self against shadow pressure), the sizes are assumptions. Acquiescence is independent.
 */
const correlations = [
  [1],
  [0.0271, 1],
  [-0.0439, 0.2813, 1],
  [-0.1368, 0.223, 0.3656, 1],
  [0.0239, 0.2548, 0.2999, 0.2751, 1],
  [0.0477, 0.119, 0.0808, 0.1281, 0.2282, 1],
  [0.1947, 0.0195, 0.0418, -0.0529, 0.0934, 0.0733, 1],
  [0.0305, 0.0599, 0.1897, 0.1678, 0.1365, 0.0319, 0.1784, 1],
  [0.2504, -0.0217, -0.0928, -0.1892, 0.0327, 0.1113, 0.2988, 0.0729, 1],
  [0.0243, 0.2566, 0.3037, 0.2545, 0.278, 0.1392, 0.0744, 0.1273, 0.0049, 1],
  [0.0965, 0.0712, -0.0617, -0.021, 0.1367, 0.3333, 0.0371, -0.0872, 0.1563, 0.0541, 1],
  [0.247, -0.1006, -0.1828, -0.275, -0.0863, 0.0058, 0.2636, 0.0344, 0.3478, -0.0872, 0.0835, 1],
  [-0.05, 0, 0, 0.15, 0, 0, 0, 0, 0, 0, 0.1, 0, 1],
  [0, 0, -0.15, -0.3, 0, 0, 0, 0, 0.1, -0.1, 0.15, 0.25, 0.15, 1],
  [0.05, 0.15, 0, 0, 0.2, 0, 0, 0, 0, 0.1, 0, 0, -0.45, -0.15, 1],
  [0, 0, 0, 0, 0.1, 0, 0.15, 0, 0, 0.2, 0, 0, -0.15, 0, 0.35, 1],
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
] as const satisfies readonly (readonly number[])[]

export const dimensionCount = dimensions.length

/** Prior covariance, row-major 17 x 17, unit variances: the model's reference group. */
export const priorCovariance: Float64Array = symmetricFromLowerTriangle(correlations)

function symmetricFromLowerTriangle(rows: readonly (readonly number[])[]): Float64Array {
  const size = rows.length
  const matrix = new Float64Array(size * size)
  rows.forEach((row, i) => {
    row.forEach((value, j) => {
      matrix[i * size + j] = value
      matrix[j * size + i] = value
    })
  })
  return matrix
}
