import { limits } from '@individua/contract/limits'
import { day } from '../../lib/durations.ts'

/** An assessment with all its answers. */
export interface PoolEntry {
  id: string
  kind: 'basic' | 'advanced' | 'lot' | 'daily'
  /** The basic assessment an advanced one goes on from. */
  basicAssessmentId: string | null
  answeredAt: Date
}

/** The assessments whose answers make one profile together. */
export interface Pool {
  /** A pool with an advanced assessment makes an advanced result. */
  kind: 'basic' | 'advanced'
  /** Oldest first. */
  assessmentIds: readonly string[]
  /** The core on each occasion, oldest first. */
  basic: readonly PoolEntry[]
  /** The advanced assessments on each occasion, oldest first. */
  advanced: readonly PoolEntry[]
}

/**
 * A form answered again from then on is a second occasion; before, it replaces the first, unless a paid
 * report goes on from that.
 */
export const secondOccasionAfterMs = limits.secondOccasionAfterDays * day

/**
 * Which answers of a person count together: those of every occasion of the core, of the advanced
 * assessments that go on from one of them, of the lots after these, and of every day.
 *
 * @param entries of one person, in any order
 * @param isPaid without payment neither advanced answers nor lots count
 * @returns undefined without basic answers
 */
export function poolOf(entries: readonly PoolEntry[], isPaid = true): Pool | undefined {
  const ordered = entries.toSorted(
    (one, other) =>
      one.answeredAt.getTime() - other.answeredAt.getTime() || one.id.localeCompare(other.id),
  )
  const ofKind = (kind: PoolEntry['kind']) => ordered.filter((entry) => entry.kind === kind)
  const isBought = ({ id }: PoolEntry) =>
    isPaid && ofKind('advanced').some(({ basicAssessmentId }) => basicAssessmentId === id)
  const basic = occasionsOf(ofKind('basic'), isBought)
  if (basic.length === 0) return undefined
  const basicIds = basic.map(({ id }) => id)
  const advanced = occasionsOf(
    ofKind('advanced').filter(
      ({ basicAssessmentId }) => isPaid && basicIds.includes(basicAssessmentId ?? ''),
    ),
    () => false,
  )
  const isAdvanced = advanced.length > 0
  const counting = new Set([
    ...basic,
    ...advanced,
    ...(isAdvanced ? ofKind('lot') : []),
    ...ofKind('daily'),
  ])
  return {
    kind: isAdvanced ? 'advanced' : 'basic',
    assessmentIds: ordered.filter((entry) => counting.has(entry)).map(({ id }) => id),
    basic,
    advanced,
  }
}

/** @param isBought what is not bought replaces nothing that is */
function occasionsOf(
  ordered: readonly PoolEntry[],
  isBought: (entry: PoolEntry) => boolean,
): PoolEntry[] {
  const kept: PoolEntry[] = []
  for (const entry of ordered) {
    const last = kept.at(-1)
    if (last && isSameOccasion(last, entry)) {
      if (isBought(last) && !isBought(entry)) continue
      kept.pop()
    }
    kept.push(entry)
  }
  return kept
}

function isSameOccasion(earlier: PoolEntry, later: PoolEntry): boolean {
  return later.answeredAt.getTime() - earlier.answeredAt.getTime() < secondOccasionAfterMs
}
