import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { consistentShadows } from './consistent-shadows.ts'
import { type ShadowSubject, shadowSubjectOf } from './plan-subjects.ts'
import { counterpartOf } from './plan-tension.ts'
import { planThread, type Thread } from './plan-thread.ts'
import { type Paragraph, paragraph } from './planned-text.ts'
import { takePractice } from './shelf.ts'
import { firstOf, lastOf } from './take-first.ts'

/** The step that the free report ends with. */
export function planStep(profile: Profile, shadow: ShadowSubject): Paragraph {
  return paragraph([takePractice(stepTowards(profile, shadow))], shadow.itemIds)
}

/**
 * The archetypes whose practice is a step, one a week: first the step of the free report, then from
 * the quietest on. The leader needs no practice.
 *
 * @returns eleven
 */
export function planWeeklySteps(profile: Profile): readonly Archetype[] {
  const first = stepTowards(profile, mainShadow(profile, planThread(profile)))
  const quietestFirst = profile.archetypes.toReversed().map(({ name }) => name)
  const leader = firstOf(profile.archetypes).name
  return [...new Set([first, ...quietestFirst])].filter((name) => name !== leader)
}

/** The shadow that the thread is about, else the first. */
export function mainShadow(
  profile: Profile,
  thread: Thread,
  chosen: readonly Archetype[] = [],
): ShadowSubject {
  const shadows = consistentShadows(profile, chosen)
  return shadowSubjectOf(shadows.find(({ name }) => name === thread.key) ?? firstOf(shadows))
}

/**
 * A step lives a little of what is disowned, or balances what is overused; where the balance would be
 * the leader, it lives a little of the quietest.
 */
function stepTowards({ archetypes: ranked }: Profile, shadow: ShadowSubject): Archetype {
  const { form, archetype } = shadow
  const towards = form === 'disowned' ? archetype : counterpartOf(archetype)
  return towards === firstOf(ranked).name ? lastOf(ranked).name : towards
}
