import { coreItems } from '@individua/instrument/items/core'
import { choiceItems } from '@individua/instrument/items/scenarios'
import type { Estimate, Profile } from '@individua/instrument/profile'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import { chosenArchetypes } from '../chosen-archetypes.ts'
import { doubtOf } from '../doubt-of.ts'
import { planComplexes } from '../plan-complexes.ts'
import { innerOtherPictureOf } from '../plan-inner-other.ts'
import { isLowered, isRaised, levelOf } from '../plan-levels.ts'
import { hasActiveLeader } from '../plan-motives.ts'
import { selfPictureOf } from '../plan-self.ts'
import { tensionKeys, tensionPairs } from '../plan-tension.ts'
import type { BookName, TextRef } from '../planned-text.ts'
import { firstOf } from '../take-first.ts'

/** The person that a text is about. */
export interface Reader {
  profile: Profile
  answers: readonly GivenAnswer[]
}

type Condition = (reader: Reader, ...key: string[]) => boolean

/** When the texts of a book are true; the key comes in its parts. */
export const conditions: Readonly<Record<BookName, Condition>> = {
  portraits: (reader, pair = '') =>
    pair.split('+').every((name) => isAmong(reader.profile.archetypes, 3, name)),
  portraitFirsts: ({ profile }, _pair, name = '') => leadersOf(profile).join() === name,
  scenes: ({ profile }, name = '') => isLived(profile, name),
  turns: ({ profile }, name = '') => isLived(profile, name),
  statements: ({ answers }, code, side) => answeredSide(answers, code) === side,
  situations: ({ answers }, code, chosen) => chosenIn(answers, code) === chosen,
  threads: (reader, kind, key = '') => threadHolds(reader, kind, key),
  cards: ({ profile }, name = '', part) =>
    isAmong(profile.archetypes, 3, name) && !(part && isAmong(profile.archetypes, 2, name)),
  depths: ({ profile }, name = '', part) =>
    isAmong(profile.archetypes, 5, name) &&
    (isAmong(profile.archetypes, 1, name) || !isLow(profile.archetypes, name)) &&
    depthHolds(profile, name, part),
  lessRoom: ({ profile }, name = '') =>
    isAmong(profile.archetypes.slice(-3), 3, name) && isLow(profile.archetypes, name),
  personas: ({ profile }, name = '', part) =>
    isFace(profile, name) && personaHolds(profile, name, part),
  personaDepths: ({ profile }, name = '', part = '') =>
    isFace(profile, name) && (!part.endsWith('Named') || isAmong(profile.archetypes, 2, name)),
  shadows: ({ profile }, shadow = '', _part, other) =>
    shadowHolds(profile, shadow) && (!other || isActive(profile)),
  tendencies: ({ profile }, shadow = '') => shadowHolds(profile, shadow),
  tensions: ({ profile }, key = '', mode, lean) => tensionHolds(profile, key, mode, lean),
  practices: ({ profile }, name = '') => !isAmong(profile.archetypes, 1, name),
  complexes: ({ profile, answers }, key = '') =>
    planComplexes(profile, chosenArchetypes(answers)).some((one) => one.key === key),
  innerOther: ({ profile }, motive, _part, leader) => {
    const picture = innerOtherPictureOf(profile)
    return picture.motive === motive && picture.leader === leader
  },
  self: ({ profile }, state, motive) => {
    const picture = selfPictureOf(profile)
    return picture.state === state && picture.motive === motive
  },
  dreams: ({ profile }, name = '') => isAmong(profile.archetypes, 3, name),
  dreamSuggestions: () => true,
  growth: ({ profile }, name = '') => !isLow(profile.archetypes, name),
  exercises: ({ profile }, name = '') =>
    isLived(profile, name) ||
    (isAmong(profile.archetypes, 5, name) && !isLow(profile.archetypes, name)),
  forTheOther: ({ profile }, name = '') => isAmong(profile.archetypes, 2, name),
  moved: () => true,
  certainty: ({ profile }, report, word, other) =>
    certaintyHolds(profile, report, word) && (!other || isActive(profile)),
  doubtful: ({ profile }, _report, doubt) => doubtOf(profile) === doubt,
  ownWords: ({ answers }) => answers.some(({ kind }) => kind === 'open'),
}

/** Whether a text is true of a person. */
export function holds({ book, key }: TextRef, reader: Reader): boolean {
  return conditions[book](reader, ...key.split('/'))
}

/** The first three personas, and those that stand in for one whose archetype is quiet. */
const mostFaces = 9

type Named = { name: string } & Estimate

function isAmong(family: readonly Named[], count: number, name: string): boolean {
  return family.slice(0, count).some((one) => one.name === name)
}

function isLow(family: readonly Named[], name: string): boolean {
  return family.some((one) => one.name === name && isLowered(levelOf(one.strength)))
}

function isHigh(family: readonly Named[], name: string): boolean {
  return family.some((one) => one.name === name && isRaised(levelOf(one.strength)))
}

function isLived({ archetypes }: Profile, name: string): boolean {
  return isAmong(archetypes, 1, name) || (isAmong(archetypes, 3, name) && !isLow(archetypes, name))
}

function isActive({ archetypes }: Profile): boolean {
  return hasActiveLeader(firstOf(archetypes).name)
}

function answeredSide(answers: readonly GivenAnswer[], code?: string): string | undefined {
  const item = coreItems.find((one) => one.code === code)
  const answer = answers.find(({ itemId }) => itemId === item?.id)
  if (answer?.kind !== 'likert' || answer.value === 3) return undefined
  return answer.value > 3 ? 'agree' : 'disagree'
}

function chosenIn(answers: readonly GivenAnswer[], code?: string): string | undefined {
  const item = choiceItems.find((one) => one.code === code)
  const answer = answers.find(({ itemId }) => itemId === item?.id)
  if (answer?.kind !== 'choice') return undefined
  const option = item?.options.find(({ id }) => id === answer.optionId)
  return Object.keys(option?.key ?? {})[0]
}

/** Whether the archetype stands where the part says that it stands. */
function depthHolds(profile: Profile, name: string, part?: string): boolean {
  if (part === 'depth') return true
  if (part === 'beside') return !isAmong(profile.archetypes, 2, name)
  return !isLived(profile, name) && isHigh(profile.archetypes, name) === (part === 'behind')
}

/** Who does not adapt to others shows what leads, whatever place it has among the personas. */
function isFace(profile: Profile, name: string): boolean {
  const shows = !adaptsToOthers(profile) && isAmong(profile.archetypes, 3, name)
  return shows || isAmong(profile.personas, mostFaces, name)
}

function adaptsToOthers({ structures: { persona } }: Profile): boolean {
  return persona !== undefined && isRaised(levelOf(persona.strength))
}

function personaHolds(profile: Profile, name: string, part?: string): boolean {
  const { archetypes } = profile
  const adapts = adaptsToOthers(profile)
  const isThere = isAmong(archetypes, 3, name) || isHigh(archetypes, name)
  const standsIn = isAmong(archetypes, 5, name)
  const isSame = !adapts && (standsIn || !isLow(archetypes, name))
  if (part === 'sameBeside') return isSame && !isAmong(archetypes, 2, name)
  if (part === 'same') return isSame
  return adapts && isThere === (part === 'shownMore')
}

/** Nothing lived is pushed away, and nothing quiet is lived too much. */
function shadowHolds({ archetypes }: Profile, shadow: string): boolean {
  const [name = '', form] = shadow.split(':')
  const isLived = isHigh(archetypes, name) || isAmong(archetypes, 3, name)
  const isLeading = isAmong(archetypes, 5, name) && !isLow(archetypes, name)
  return form === 'disowned' ? !isLived && !isLeading : !isLow(archetypes, name)
}

function threadHolds({ profile }: Reader, kind: string | undefined, key: string): boolean {
  const { archetypes, personas, structures } = profile
  if (kind === 'shadow') return shadowHolds(profile, key)
  if (kind === 'opposite') {
    const [leader = '', opposite = ''] = key.split('>')
    return (
      isAmong(archetypes, 1, leader) &&
      isLow(archetypes, opposite) &&
      !isAmong(archetypes, 3, opposite)
    )
  }
  const adapts = structures.persona && isRaised(levelOf(structures.persona.strength))
  const isThere = isAmong(archetypes, 3, key) || isHigh(archetypes, key)
  return Boolean(adapts) && isAmong(personas, 1, key) && !isThere
}

function tensionHolds(
  { archetypes }: Profile,
  key: string,
  mode: string | undefined,
  lean: string | undefined,
): boolean {
  const pair = tensionKeys.find((one) => one === key)
  if (!pair) return false
  const [first, second] = tensionPairs[pair]
  if (mode === 'question') return true
  if (mode === 'both') return isHigh(archetypes, first) && isHigh(archetypes, second)
  const [ahead, behind] = lean === '0' ? [first, second] : [second, first]
  return isHigh(archetypes, ahead) && !isHigh(archetypes, behind)
}

function certaintyHolds(profile: Profile, report?: string, word?: string): boolean {
  if (report === 'paid') return profile.leader.certainty === word
  return (leadersOf(profile).length === 1) === (word === 'oneLeads')
}
