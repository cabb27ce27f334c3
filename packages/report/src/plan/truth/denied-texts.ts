import type { Archetype, Shadow } from '@individua/instrument/dimensions'

/** Scenes, as archetype and room, and the archetype whose turn there says the opposite. */
export const deniedTurns: readonly (readonly [scene: string, by: Archetype])[] = [
  ['citizen/argument', 'ruler'],
]

/** Pairs of shadows whose texts contradict each other: a report tells one of them. */
export const deniedShadows: readonly (readonly [Shadow, Shadow])[] = [
  ['magician:overused', 'citizen:overused'],
  ['outlaw:overused', 'citizen:overused'],
  ['ruler:overused', 'citizen:overused'],
  ['explorer:overused', 'citizen:overused'],
  ['explorer:overused', 'lover:overused'],
]

/** Shadows that the texts of the leader, or of the two in front, deny; told only where fewer than three would be left. */
export const shadowsDeniedByLeaders: Readonly<
  Partial<Record<Shadow, readonly (readonly Archetype[])[]>>
> = {
  'explorer:overused': [['ruler'], ['innocent', 'ruler']],
  'outlaw:disowned': [['ruler']],
}

/** Shadows that the texts of one of the named three deny; told only where fewer than three would be left. */
export const shadowsDeniedByNamed: Readonly<Partial<Record<Shadow, Archetype>>> = {
  'jester:disowned': 'innocent',
}

/** Shadows that the portrait of two archetypes denies. */
export const shadowsDeniedByPortrait: Readonly<
  Partial<Record<Shadow, readonly [Archetype, Archetype]>>
> = { 'sage:disowned': ['ruler', 'citizen'] }

/** Shadows that the text of a persona denies, where a named archetype is shown more than it is. */
export const shadowsDeniedByShown: Readonly<Partial<Record<Shadow, Archetype>>> = {
  'sage:disowned': 'ruler',
}

/** Personas told as what is there, and the named archetype whose texts deny them. */
export const personasDeniedByNamed: Readonly<Partial<Record<Archetype, Archetype>>> = {
  citizen: 'jester',
}

/** Archetypes whose text as one behind the named three contradicts the text of their excess. */
export const behindDeniedByExcess: readonly Archetype[] = ['magician']

/** Texts of practice, by book and key, that teach to say no: not told beside too much of the Outlaw. */
export const practicesOfSayingNo: readonly string[] = [
  'exercises lover/2/exercise',
  'exercises citizen/3/exercise',
  'growth citizen/2',
]

/** The exercise of the Sage that only a reader needs in whom the Sage stands in front. */
export const exerciseOfLeading = 'sage/4'

/** Choices, and the scene that says the opposite of each. */
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
