import type { Archetype, Shadow } from '@individua/instrument/dimensions'
import type { CardTexts, SceneTexts, ShadowTexts, ThreadTexts } from '../texts/books.ts'
import type { ReportTexts } from '../texts/report-texts.ts'
import type { CoreCode } from './item-codes.ts'
import type { Pair } from './pairs.ts'
import type { ComplexKey } from './plan-complexes.ts'
import type { InnerOtherPicture } from './plan-inner-other.ts'
import { isOtherCard } from './plan-motives.ts'
import type { SelfPicture } from './plan-self.ts'
import type { ShadowSubject } from './plan-subjects.ts'
import type { Tension } from './plan-tension.ts'
import type { Thread } from './plan-thread.ts'
import type { BookName, PlannedText } from './planned-text.ts'
import type { Room } from './rooms.ts'
import type { PersonaPart } from './shown-personas.ts'
import {
  areasLived,
  cardsBeside,
  depthsBeside,
  lastWaysLived,
  samesBeside,
} from './text-variants.ts'

/** Takes a text from a book under its name. */
function take(
  book: BookName,
  key: string,
  read: (books: ReportTexts['books']) => string | undefined,
): PlannedText {
  return {
    book,
    key,
    read: ({ books, language }) => {
      const text = read(books)
      if (text === undefined) throw new RangeError(`no text ${book} ${key} in ${language}`)
      return text
    },
  }
}

export const takePortrait = (pair: Pair) =>
  take('portraits', pair, (books) => books.portraits[pair].portrait)

export const takePortraitTitle = (pair: Pair) =>
  take('portraits', `${pair}/title`, (books) => books.portraits[pair].title)

export const takeFirst = (pair: Pair, leader: Archetype) =>
  take('portraitFirsts', `${pair}/${leader}`, (books) => books.portraits[pair].first[leader])

export const takeScene = (archetype: Archetype, room: Room, part: keyof SceneTexts = 'scene') =>
  take(
    part === 'scene' ? 'scenes' : 'turns',
    `${archetype}/${room}`,
    (books) => books.scenes[archetype][room][part],
  )

export const takeStatement = (code: CoreCode, side: 'agree' | 'disagree') =>
  take('statements', `${code}/${side}`, (books) => books.statements[code][side])

export const takeSituation = (code: string, chosen: Archetype) =>
  take('situations', `${code}/${chosen}`, (books) => books.situations[code]?.[chosen])

export const takeThread = (thread: Thread, part: keyof ThreadTexts) =>
  take('threads', `${thread.kind}/${thread.key}/${part}`, ({ threads }) => {
    if (thread.kind === 'opposite') return threads.opposite[thread.key][part]
    if (thread.kind === 'shadow') return threads.shadow[thread.key][part]
    return threads.mask[thread.key][part]
  })

/** @param isBeside whether the archetype is none of the first two: some have another text then */
export const takeCard = (archetype: Archetype, isBeside: boolean) =>
  isBeside && cardsBeside.includes(archetype)
    ? take('cards', `${archetype}/beside`, (books) => books.cards[archetype].cardBeside)
    : take('cards', archetype, (books) => books.cards[archetype].card)

/** @param isBeside whether the archetype is none of the first two: of eight the depth is another then */
export const takeDepth = (
  archetype: Archetype,
  part: 'depth' | 'behind' | 'undertone',
  isBeside: boolean,
) =>
  part === 'depth' && isBeside && depthsBeside.includes(archetype)
    ? take('depths', `${archetype}/beside`, (books) => books.cards[archetype].depthBeside)
    : take('depths', `${archetype}/${part}`, (books) => books.cards[archetype][part])

export const takeLessRoom = (archetype: Archetype) =>
  take('lessRoom', archetype, (books) => books.cards[archetype].lessRoom)

/** @param isBeside whether the archetype is none of the first two: of one the same is told otherwise then */
export const takePersona = (archetype: Archetype, part: PersonaPart, isBeside: boolean) => {
  const told = part === 'same' && isBeside && samesBeside.includes(archetype) ? 'sameBeside' : part
  return take('personas', `${archetype}/${told}`, (books) => books.cards[archetype].persona[told])
}

export const takePersonaDepth = (
  archetype: Archetype,
  part: Exclude<keyof CardTexts['persona'], PersonaPart | 'sameBeside'>,
) => take('personaDepths', `${archetype}/${part}`, (books) => books.cards[archetype].persona[part])

/** The card of the reader, in another picture where there is one for the motive of the leader. */
export const takeShadowCard = (shadow: Shadow, leader: Archetype) =>
  isOtherCard(shadow, leader)
    ? take('shadows', `${shadow}/card/other`, (books) => books.shadows[shadow].otherCard)
    : takeShadow(shadow, 'card')

export const takeShadow = (shadow: Shadow, part: Exclude<keyof ShadowTexts, 'otherCard'>) =>
  take('shadows', `${shadow}/${part}`, (books) => books.shadows[shadow][part])

export const takeTendency = (
  { name, form, archetype }: ShadowSubject,
  part: 'text' | 'tip' | 'card',
) => take('tendencies', `${name}/${part}`, (books) => books.tendencies[form][archetype][part])

export const takeTension = ({ key, mode, lean }: Tension) =>
  mode === 'both'
    ? take('tensions', `${key}/both`, (books) => books.tensions[key].both)
    : take('tensions', `${key}/tilted/${lean}`, (books) => books.tensions[key].tilted[lean])

export const takeTensionQuestion = ({ key }: Tension) =>
  take('tensions', `${key}/question`, (books) => books.tensions[key].question)

export const takePractice = (archetype: Archetype) =>
  take('practices', archetype, (books) => books.practices[archetype])

export const takeComplex = (key: ComplexKey, part: 'description' | 'workingWith') =>
  take('complexes', `${key}/${part}`, (books) => books.complexes[key][part])

export const takeInnerOther = (
  { motive, leader }: InnerOtherPicture,
  part: 'portrait' | 'taste' | 'wayIn',
) =>
  take(
    'innerOther',
    `${motive}/${part}/${leader}`,
    ({ innerOther }) => innerOther[motive].byLeader[leader]?.[part],
  )

export const takeSelf = ({ state, motive }: SelfPicture) =>
  take('self', `${state}/${motive}`, (books) => books.self[state][motive])

export const takeDream = (archetype: Archetype, part: 'pattern' | 'meaning') =>
  take('dreams', `${archetype}/${part}`, (books) => books.dreams.archetypes[archetype][part])

export const takeDreamSuggestion = (index: number) =>
  take('dreamSuggestions', String(index), (books) => books.dreams.suggestions[index])

/** @param isLived whether the report tells of no excess of it: of five the area is told otherwise then */
export const takeGrowth = (archetype: Archetype, isLived: boolean) =>
  isLived && areasLived.includes(archetype)
    ? take('growth', `${archetype}/lived`, (books) => books.growth[archetype].descriptionLived)
    : take('growth', archetype, (books) => books.growth[archetype].description)

/** @param isLived as for the area: of one the last way is another then */
export const takeGrowthWay = (archetype: Archetype, index: number, isLived: boolean) =>
  isLived && lastWaysLived.includes(`${archetype}/${index}`)
    ? take('growth', `${archetype}/${index}/lived`, ({ growth }) => growth[archetype].lastWayLived)
    : take('growth', `${archetype}/${index}`, ({ growth }) => growth[archetype].ways[index])

export const takeExercise = (archetype: Archetype, index: number, part: 'exercise' | 'purpose') =>
  take(
    'exercises',
    `${archetype}/${index}/${part}`,
    (books) => books.exercises[archetype][index]?.[part],
  )

export const takeForTheOther = (archetype: Archetype) =>
  take('forTheOther', archetype, (books) => books.forTheOther[archetype])
