import type { Archetype, Motive, Shadow, ShadowForm } from '@individua/instrument/dimensions'

/** A shadow of an archetype, or the thread in which it is the opposite that the leader lacks. */
type DeniedForm = ShadowForm | 'opposite'

type Against<Form extends string> = Readonly<
  Record<Form, Readonly<Partial<Record<Archetype, readonly Archetype[]>>>>
>

/**
 * Archetypes whose texts contradict a shadow of another when they are among the named three. Judged from
 * the texts of all languages, by form and archetype of what is denied.
 */
export const deniersOf: Against<DeniedForm> = {
  overused: {
    innocent: ['sage', 'hero', 'ruler'],
    sage: ['hero', 'lover', 'jester', 'citizen'],
    explorer: ['caregiver', 'citizen'],
    outlaw: ['innocent', 'caregiver', 'ruler', 'citizen'],
    magician: ['innocent', 'lover'],
    hero: ['innocent', 'lover', 'citizen'],
    lover: ['explorer', 'outlaw', 'hero', 'ruler'],
    jester: ['ruler'],
    caregiver: ['explorer'],
    ruler: ['innocent', 'explorer', 'outlaw', 'jester', 'citizen'],
    citizen: ['sage', 'explorer', 'outlaw', 'ruler'],
  },
  disowned: {
    innocent: ['explorer', 'jester', 'citizen'],
    sage: ['lover'],
    explorer: ['innocent', 'hero'],
    outlaw: ['sage', 'hero'],
    magician: ['hero', 'ruler'],
    hero: ['outlaw', 'explorer'],
    jester: ['explorer', 'outlaw', 'creator'],
    caregiver: ['hero', 'lover', 'jester', 'citizen'],
    creator: ['magician'],
    ruler: ['outlaw', 'hero'],
    citizen: ['lover', 'jester', 'caregiver'],
  },
  opposite: {
    magician: ['hero', 'ruler'],
    hero: ['outlaw'],
    caregiver: ['hero', 'lover', 'citizen'],
    citizen: ['lover', 'caregiver'],
  },
}

/** Archetypes beside which a shadow of another reads strangely without being denied. */
const strainedBy: Against<ShadowForm> = {
  overused: {
    innocent: ['magician'],
    sage: ['innocent'],
    explorer: ['lover', 'ruler'],
    outlaw: ['sage', 'lover'],
    jester: ['sage', 'lover'],
    caregiver: ['creator'],
    creator: ['innocent', 'hero'],
  },
  disowned: {
    innocent: ['lover'],
    sage: ['hero', 'outlaw'],
    outlaw: ['ruler'],
    magician: ['outlaw'],
    lover: ['innocent', 'caregiver', 'citizen'],
    ruler: ['caregiver', 'magician'],
    citizen: ['innocent'],
  },
}

/** Pairs of personas of which a report shows one: in any of their texts, or where both show what is there. */
export const deniedPersonas: Readonly<
  Record<'any' | 'same', readonly (readonly [Archetype, Archetype])[]>
> = {
  any: [
    ['citizen', 'ruler'],
    ['innocent', 'outlaw'],
  ],
  same: [['citizen', 'explorer']],
}

/** Pairs of areas of growth whose texts contradict each other: a report tells one of them. */
export const deniedGrowth: readonly (readonly [Archetype, Archetype])[] = [
  ['ruler', 'citizen'],
  ['magician', 'creator'],
]

/** Areas of growth that the leader's texts contradict. */
const growthDeniedByLeader: Readonly<Partial<Record<Archetype, readonly Archetype[]>>> = {
  sage: ['hero'],
  citizen: ['hero', 'ruler'],
}

/** Areas of growth that the texts of one of the named three contradict. */
const growthDeniedByNamed: Readonly<Partial<Record<Archetype, readonly Archetype[]>>> = {
  citizen: ['jester'],
}

/** Threads about a shadow that the texts of one of the named three contradict. */
const threadsDeniedByNamed: Readonly<Partial<Record<Shadow, readonly Archetype[]>>> = {
  'sage:overused': ['caregiver'],
}

/** Archetypes that say at once what hurts them: texts in which it comes out days later are not theirs. */
export const outspoken: readonly Archetype[] = ['outlaw', 'hero']

/** Archetypes whose texts tell of a quick reply, which the complex of mask and middle denies. */
export const deniersOfMaskAndMiddle: readonly Archetype[] = ['ruler', 'outlaw']

/** Choices, whatever their archetype, of a touch or a tender speech. */
export const tenderChoices: readonly string[] = [
  'wedding-speech/innocent',
  'wedding-speech/outlaw',
  'wedding-speech/hero',
  'wedding-speech/jester',
  'wedding-speech/caregiver',
  'wedding-speech/creator',
  'school-reunion/caregiver',
  'week-without-telephone/caregiver',
]

/** Choices, whatever their archetype, of play without a purpose. */
export const playfulChoices: readonly string[] = [
  'child-for-an-afternoon/innocent',
  'child-for-an-afternoon/explorer',
  'child-for-an-afternoon/outlaw',
  'child-for-an-afternoon/magician',
  'child-for-an-afternoon/creator',
  'school-reunion/outlaw',
  'school-reunion/hero',
  'round-birthday/innocent',
  'empty-plot/magician',
]

/** Archetypes whose texts live what the inner other of a motive is said to do in the reader's place. */
export const deniersOfInnerOther: Readonly<Partial<Record<Motive, readonly Archetype[]>>> = {
  independence: ['explorer', 'outlaw'],
  mastery: ['creator'],
  stability: ['hero', 'citizen'],
}

/** Scenes, as archetype and room, that one of the first five denies unless it lies below the middle. */
export const deniedScenes: readonly (readonly [scene: string, by: Archetype])[] = [
  ['citizen/argument', 'outlaw'],
  ['innocent/freeDay', 'ruler'],
]

/** Whether the leader denies an area of growth, or one of the named of whom the leader is the first. */
export function isGrowthDenied(area: Archetype, named: readonly Archetype[]): boolean {
  const deniesAs = (deniers: readonly Archetype[] = [], by: readonly Archetype[]) =>
    deniers.some((name) => by.includes(name))
  return (
    deniesAs(growthDeniedByLeader[area], named.slice(0, 1)) ||
    deniesAs(growthDeniedByNamed[area], named)
  )
}

/** Whether one of the named denies a thread that is a shadow. */
export function isThreadDenied(shadow: Shadow, named: readonly Archetype[]): boolean {
  return (threadsDeniedByNamed[shadow] ?? []).some((name) => named.includes(name))
}

/** Whether the personas of two archetypes deny each other. */
export function denyAsPersonas(one: Archetype, other: Archetype, areSame: boolean): boolean {
  return [...deniedPersonas.any, ...(areSame ? deniedPersonas.same : [])].some(
    (pair) => pair.includes(one) && pair.includes(other),
  )
}

/** Whether one of the named denies that an archetype is overused, pushed away or lacking. */
export function isDenied(
  form: DeniedForm,
  archetype: Archetype,
  named: readonly Archetype[],
): boolean {
  return (deniersOf[form][archetype] ?? []).some((name) => named.includes(name))
}

/** Whether a shadow reads strangely beside one of the named. */
export function isStrained(
  form: ShadowForm,
  archetype: Archetype,
  named: readonly Archetype[],
): boolean {
  return (strainedBy[form][archetype] ?? []).some((name) => named.includes(name))
}
