import type { Archetype } from '@individua/instrument/dimensions'

/*
 * Texts that more than a quarter of the reports would share have a second one each: which of the two is told, a
 * difference between people decides.
 */

/** Archetypes whose card is another where they are none of the first two. */
export const cardsBeside: readonly Archetype[] = [
  'outlaw',
  'hero',
  'jester',
  'caregiver',
  'ruler',
  'citizen',
]

/** Archetypes whose depth is another where they are none of the first two. */
export const depthsBeside: readonly Archetype[] = [...cardsBeside, 'explorer', 'creator']

/** Archetypes whose persona, where the person is the same everywhere, is another where they are none of the first two. */
export const samesBeside: readonly Archetype[] = ['outlaw']

/** Archetypes of whose persona others do something else where they are one of the first two. */
export const personasNamed: readonly Archetype[] = [
  'explorer',
  'outlaw',
  'magician',
  'hero',
  'jester',
  'caregiver',
  'creator',
]

/** Areas of growth told otherwise where the report tells of no excess of the archetype. */
export const areasLived: readonly Archetype[] = ['outlaw', 'hero', 'lover', 'caregiver', 'creator']

/** Ways of growing, as area and index, that are others there. */
export const lastWaysLived: readonly string[] = ['creator/2']

/** Whether an archetype is none of the first two. */
export function isBeside(archetype: Archetype, ranked: readonly { name: Archetype }[]): boolean {
  return !ranked.slice(0, 2).some(({ name }) => name === archetype)
}
