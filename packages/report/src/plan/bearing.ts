import { isLowered, isRaised, type Level } from './plan-levels.ts'

/**
 * What an answer says about the estimate it is quoted for. An answer in the middle says nothing by
 * itself. Compared with the answers of the reference group it may still raise or lower.
 */
export type Bearing =
  | 'speaksFor'
  | 'speaksAgainst'
  | 'middleRaises'
  | 'middleLowers'
  | 'open'
  | 'outweighed'

/**
 * `outweighed` where other answers decided: the weight points the other way, or the level does.
 * @param push what the answer says by itself; only its sign counts
 * @param weight what the answer does in the estimate, in posterior SD units
 */
export function bearingOf(push: number, weight: number, level: Level): Bearing {
  if (push === 0) return bearingOfMiddle(weight)
  if (push > 0) return weight > 0 && !isLowered(level) ? 'speaksFor' : 'outweighed'
  return weight < 0 && !isRaised(level) ? 'speaksAgainst' : 'outweighed'
}

/** Posterior SD units. A smaller weight moves the estimate by less than two points. */
const openWeight = 0.05

function bearingOfMiddle(weight: number): Bearing {
  if (Math.abs(weight) < openWeight) return 'open'
  return weight > 0 ? 'middleRaises' : 'middleLowers'
}
