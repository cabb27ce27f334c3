import { rankTest } from '../bench/rank-test.ts'

/** The most that a request with many people may take, in times of the same with few. */
export const longestRatio = 1.2

/** Chance may not make it likelier than this that the times differ so. */
const noiseLevel = 0.01

export interface Sample {
  few: number[]
  many: number[]
}

export interface Ratio {
  few: number
  many: number
  ratio: number
  /** The same of the first quartiles: what else the machine does slows their requests less. */
  ratioOfQuick: number
  verdict: 'ok' | 'noise' | 'MISS'
}

/**
 * Compares medians. A ratio beyond the limit counts as noise while the times with many people, set
 * beside those with few times the limit, could be like that by chance (Mann-Whitney).
 */
export function compareSizes({ few, many }: Sample): Ratio {
  const ratio = median(many) / median(few)
  const isOver = ratio > longestRatio
  const chance = rankTest(
    many,
    few.map((time) => time * longestRatio),
  )
  const verdict = !isOver ? 'ok' : chance < noiseLevel ? 'MISS' : 'noise'
  const ratioOfQuick = median(quickHalf(many)) / median(quickHalf(few))
  return { few: median(few), many: median(many), ratio, ratioOfQuick, verdict }
}

function quickHalf(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b).slice(0, Math.ceil(values.length / 2))
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2
}
