import type { Archetype } from '@individua/instrument/dimensions'

/** A step that a user tried. */
interface Tried {
  week: number
  archetype: string
}

/**
 * The step of a week: the one that was tried in it, else the next that has not been tried for longest.
 * A step that is left untried makes room after its week, and comes again.
 *
 * @param steps of the profile, in their order, at least one
 * @param tried oldest first
 */
export function chooseWeeklyStep(
  steps: readonly Archetype[],
  tried: readonly Tried[],
  week: number,
): Archetype {
  const ofWeek = tried.find((one) => one.week === week)
  const kept = steps.find((step) => step === ofWeek?.archetype)
  if (kept) return kept
  const earlier = tried.filter((one) => one.week < week)
  const recent = new Set(earlier.slice(1 - steps.length).map(({ archetype }) => archetype))
  const left = steps.filter((step) => !recent.has(step))
  const untriedWeeks = week - (earlier.at(-1)?.week ?? -1) - 1
  const chosen = left[untriedWeeks % left.length]
  if (!chosen) throw new RangeError('a profile has no step')
  return chosen
}
