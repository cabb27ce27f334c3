export type Level = 'veryHigh' | 'high' | 'middle' | 'low' | 'veryLow'

/** How a level lies to the reference group's middle, however far from it. */
export type Relation = 'raised' | 'middle' | 'lowered'

/** The level of a strength (0..1). Within 6 points of the reference group's middle it is `middle`. */
export function levelOf(strength: number): Level {
  if (strength >= 0.7) return 'veryHigh'
  if (strength >= 0.56) return 'high'
  if (strength > 0.44) return 'middle'
  return strength > 0.3 ? 'low' : 'veryLow'
}

export function isRaised(level: Level): boolean {
  return level === 'veryHigh' || level === 'high'
}

export function isLowered(level: Level): boolean {
  return level === 'low' || level === 'veryLow'
}

/** `middle` also where the answers cannot tell, which is `null`. */
export function relationOf(subject: { level: Level } | null): Relation {
  if (!subject) return 'middle'
  if (isRaised(subject.level)) return 'raised'
  return isLowered(subject.level) ? 'lowered' : 'middle'
}

/** Whole percent of a share (0..1). */
export function percentOf(share: number): number {
  return Math.round(share * 100)
}
