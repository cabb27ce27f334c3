import type { Archetype, Shadow } from '@individua/instrument/dimensions'

/** Scenes, as archetype and room, and whose turn there says the opposite: both sides, and then a decision. */
export const deniedTurns: readonly (readonly [scene: string, by: Archetype])[] = [
  ['citizen/argument', 'ruler'],
]

/** Shadows of which a report has one: who rebuilds people, says no first or leaves early does not nod before a proposal is made. */
export const deniedShadows: readonly (readonly [Shadow, Shadow])[] = [
  ['magician:overused', 'citizen:overused'],
  ['outlaw:overused', 'citizen:overused'],
  ['ruler:overused', 'citizen:overused'],
  ['explorer:overused', 'citizen:overused'],
  ['explorer:overused', 'lover:overused'],
]

/**
 * Shadows that the leader or the two in front deny, unless fewer than three would be left: who leaves work last
 * and settles who brings what.
 */
export const shadowsDeniedByLeaders: Readonly<
  Partial<Record<Shadow, readonly (readonly Archetype[])[]>>
> = {
  'explorer:overused': [['ruler'], ['innocent', 'ruler']],
  'outlaw:disowned': [['ruler']],
}

/** Shadows that one of the named three denies, unless fewer than three would be left: who stops for a snail has time to play. */
export const shadowsDeniedByNamed: Readonly<Partial<Record<Shadow, Archetype>>> = {
  'jester:disowned': 'innocent',
}

/** Shadows that the portrait of two archetypes denies: who argues both sides at night does ask why. */
export const shadowsDeniedByPortrait: Readonly<
  Partial<Record<Shadow, readonly [Archetype, Archetype]>>
> = { 'sage:disowned': ['ruler', 'citizen'] }

/** Shadows that a persona denies which a named archetype shows more: it goes round the table twice before it decides. */
export const shadowsDeniedByShown: Readonly<Partial<Record<Shadow, Archetype>>> = {
  'sage:disowned': 'ruler',
}

/** Personas that a named archetype denies where they are what is there: the last chair, and the notice that the house laughs at. */
export const personasDeniedByNamed: Readonly<Partial<Record<Archetype, Archetype>>> = {
  citizen: 'jester',
}

/** Archetypes behind the named three of which a told excess says the opposite: seldom heard, and at work on people. */
export const behindDeniedByExcess: readonly Archetype[] = ['magician']

/** Texts of practice, by book and key, beside too much of Outlaw: a no is no exercise for who says it first. */
export const oneNoMore: readonly string[] = [
  'exercises lover/2/exercise',
  'exercises citizen/3/exercise',
  'growth citizen/2',
]

/** The exercise of Sage that shuts a book which Sage shuts by itself where it stands behind. */
export const exerciseOfLeading = 'sage/4'

/** A choice that looks at a mistake at once, and the scene that hums for four days. */
export const deniedChoices: readonly (readonly [choice: string, scene: string])[] = [
  ['own-mistake/caregiver', 'innocent/strain'],
]

/**
 * Archetypes beside which a shadow that they deny may be told as a tendency as such: its text says nothing that
 * theirs deny, only its scenes do. Judged from the texts of all languages.
 */
const bearableBeside: Readonly<Partial<Record<Shadow, readonly Archetype[]>>> = {
  'sage:overused': ['jester', 'citizen'],
  'outlaw:overused': ['ruler'],
  'magician:overused': ['lover'],
  'caregiver:overused': ['explorer'],
  'ruler:overused': ['outlaw'],
  'innocent:disowned': ['explorer', 'jester', 'citizen'],
  'sage:disowned': ['lover'],
  'explorer:disowned': ['innocent', 'hero'],
  'outlaw:disowned': ['hero'],
  'magician:disowned': ['hero'],
  'jester:disowned': ['outlaw', 'creator'],
  'caregiver:disowned': ['hero'],
  'creator:disowned': ['magician'],
  'citizen:disowned': ['lover'],
}

/** Whether an archetype denies only the scenes of a shadow, not the text on the tendency as such. */
export function isBearable(shadow: Shadow, beside: Archetype): boolean {
  return bearableBeside[shadow]?.includes(beside) ?? false
}
