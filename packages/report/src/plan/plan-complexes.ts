import type { Archetype, Motive, Structure } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { mostShadows, shadowsInFull } from './consistent-shadows.ts'
import { isLowered, isRaised, type Level } from './plan-levels.ts'
import { leastLivedMotive, motiveOf } from './plan-motives.ts'
import { selfPictureOf } from './plan-self.ts'
import { estimateOf, type Subject, subjectOf } from './plan-subjects.ts'
import { type TensionKey, tensionKeys, tensionPairs } from './plan-tension.ts'
import { firstOf, firstThree } from './take-first.ts'
import { deniersOfMaskAndMiddle, outspoken } from './truth/deniers.ts'

/** Opposite archetypes that are both raised, or parts of the structure that strain at each other. */
export type ComplexKey = TensionKey | StructureComplex | 'knockingSide' | 'knockingHand'
type StructureComplex = 'maskAndMiddle' | 'frontAndCellar' | 'cellarAndMiddle' | 'unnoticedHurt'

export type ComplexPole =
  | ({ family: 'archetypes' } & Subject<Archetype>)
  | ({ family: 'structures' } & Subject<Structure>)
  | ({ family: 'motives' } & Subject<Motive>)

export interface ComplexPlan {
  key: ComplexKey
  /** The two figures that make the tension. */
  poles: readonly [ComplexPole, ComplexPole]
}

const mostComplexes = 3
/** Beside so many, the side that knocks is left to the text on the inner other, which tells of it too. */
const enoughTensions = 2

/** Complexes of a person who finds the tone of any company: not told beside standing apart. */
const adapting: readonly ComplexKey[] = ['maskAndMiddle', 'frontAndCellar']

/**
 * The most marked tensions that are in the scores, three at most; often fewer, sometimes none. Where the sides know
 * of one another, one pair of archetypes: more would tell of a person who is torn.
 */
export function planComplexes(
  profile: Profile,
  chosen: readonly Archetype[],
): readonly ComplexPlan[] {
  const standsApart = shadowsInFull(profile, chosen)
    .slice(0, mostShadows)
    .some(({ name }) => name === 'citizen:disowned')
  const ownsItsAnswers = isNamed(profile, deniersOfMaskAndMiddle)
  const strains = structureStrains(profile).filter(
    ({ key }) =>
      !(standsApart && adapting.includes(key)) && !(ownsItsAnswers && key === 'maskAndMiddle'),
  )
  const tensions = [...pairsOf(profile), ...strains].toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const knocking = tensions.length < enoughTensions ? knockingSideOf(profile) : []
  const isTogether = selfPictureOf(profile).state === 'together'
  const told = oneOf(oneOf(tensions, cellars), isTogether ? tensionKeys : [])
  return [...told.slice(0, mostComplexes), ...knocking]
}

/** Complexes of what is kept down and comes out elsewhere: a report tells one. */
const cellars: readonly ComplexKey[] = ['frontAndCellar', 'cellarAndMiddle', 'unnoticedHurt']

/** Of those with one of the keys the first, and all others. */
function oneOf(complexes: readonly ComplexPlan[], keys: readonly ComplexKey[]) {
  const first = complexes.find(({ key }) => keys.includes(key))
  return complexes.filter((one) => one === first || !keys.includes(one.key))
}

function isNamed({ archetypes }: Profile, names: readonly Archetype[]): boolean {
  return firstThree(archetypes).some(({ name }) => names.includes(name))
}

/** Distance of the less marked pole from the middle, 0..50. */
function sizeOf({ poles: [first, second] }: ComplexPlan): number {
  return Math.min(Math.abs(first.percent - 50), Math.abs(second.percent - 50))
}

function pairsOf({ archetypes }: Profile): readonly ComplexPlan[] {
  return tensionKeys.flatMap((key) => {
    const [first, second] = tensionPairs[key].map((member): ComplexPole => {
      return { family: 'archetypes', ...subjectOf(member, estimateOf(archetypes, member)) }
    })
    if (!first || !second || !isRaised(first.level) || !isRaised(second.level)) return []
    return [{ key, poles: [first, second] as const }]
  })
}

type Condition = readonly [Structure, (level: Level) => boolean]

const structureComplexes: readonly (readonly [StructureComplex, Condition, Condition])[] = [
  ['maskAndMiddle', ['persona', isRaised], ['self', isLowered]],
  ['frontAndCellar', ['persona', isRaised], ['shadowPressure', isRaised]],
  ['cellarAndMiddle', ['shadowPressure', isRaised], ['self', isLowered]],
]

/** Leaders' motives with which pressure and scattered sides are told as a hurt that was not noticed, as with the outspoken. */
const unnoticing: readonly Motive[] = ['mastery', 'belonging']
/** Motives of the inner other with which the side that knocks is told as a hand at work. */
const handMotives: readonly Motive[] = ['mastery', 'stability']

function structureStrains(profile: Profile): readonly ComplexPlan[] {
  const motive = motiveOf(firstOf(profile.archetypes).name)
  const isHurtUnnoticed = unnoticing.includes(motive) || isNamed(profile, outspoken)
  return structureComplexes.flatMap(([key, one, other]) => {
    const first = structurePole(profile, one)
    const second = structurePole(profile, other)
    const told = key === 'cellarAndMiddle' && isHurtUnnoticed ? 'unnoticedHurt' : key
    return first && second ? [{ key: told, poles: [first, second] as const }] : []
  })
}

function structurePole({ structures }: Profile, [name, holds]: Condition): ComplexPole | null {
  const estimate = structures[name]
  if (!estimate) return null
  const subject = subjectOf(name, estimate)
  return holds(subject.level) ? { family: 'structures', ...subject } : null
}

function knockingSideOf(profile: Profile): readonly ComplexPlan[] {
  const side = structurePole(profile, ['innerOther', isLowered])
  const weakest = leastLivedMotive(profile)
  const motive: ComplexPole = { family: 'motives', ...subjectOf(weakest.name, weakest) }
  if (!side || !isLowered(motive.level)) return []
  const key = handMotives.includes(weakest.name) ? 'knockingHand' : 'knockingSide'
  return [{ key, poles: [side, motive] }]
}
