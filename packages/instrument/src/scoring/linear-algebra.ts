/**
 * Cholesky factor of the leading `size` x `size` block of a positive definite matrix.
 *
 * @param matrix row-major with row length `stride`; only the lower triangle is read
 * @param factor receives the lower triangle, row-major with row length `size`
 * @throws RangeError when the matrix is not positive definite
 */
export function choleskyFactor(
  matrix: Float64Array,
  factor: Float64Array,
  size: number,
  stride = size,
): void {
  for (let i = 0; i < size; i++) {
    const row = i * size
    for (let j = 0; j <= i; j++) {
      const other = j * size
      let sum = matrix[i * stride + j]!
      for (let k = 0; k < j; k++) sum -= factor[row + k]! * factor[other + k]!
      if (i === j && !(sum > 0)) throw new RangeError('the matrix is not positive definite')
      factor[row + j] = i === j ? Math.sqrt(sum) : sum / factor[other + j]!
    }
  }
}

/** Solves L Lᵀ x = b in place, L from `choleskyFactor`. */
export function choleskySolve(factor: Float64Array, vector: Float64Array, size: number): void {
  for (let i = 0; i < size; i++) {
    let sum = vector[i]!
    for (let k = 0; k < i; k++) sum -= factor[i * size + k]! * vector[k]!
    vector[i] = sum / factor[i * size + i]!
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = vector[i]!
    for (let k = i + 1; k < size; k++) sum -= factor[k * size + i]! * vector[k]!
    vector[i] = sum / factor[i * size + i]!
  }
}

/** Inverse of L, lower triangular, row-major. */
export function invertLowerTriangle(factor: Float64Array, size: number): Float64Array {
  const inverse = new Float64Array(size * size)
  for (let j = 0; j < size; j++) {
    inverse[j * size + j] = 1 / factor[j * size + j]!
    for (let i = j + 1; i < size; i++) {
      let sum = 0
      for (let k = j; k < i; k++) sum -= factor[i * size + k]! * inverse[k * size + j]!
      inverse[i * size + j] = sum / factor[i * size + i]!
    }
  }
  return inverse
}

/** Inverse of a symmetric positive definite matrix, row-major, through its Cholesky factor. */
export function invertSymmetric(matrix: Float64Array, size: number): Float64Array {
  const factor = new Float64Array(size * size)
  choleskyFactor(matrix, factor, size)
  const lower = invertLowerTriangle(factor, size)
  // The factor is no longer needed; writing over it spares a third array.
  const inverse = factor
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = 0
      for (let k = i; k < size; k++) sum += lower[k * size + i]! * lower[k * size + j]!
      inverse[i * size + j] = sum
      inverse[j * size + i] = sum
    }
  }
  return inverse
}
