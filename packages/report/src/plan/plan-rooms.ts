import type { Archetype } from '@individua/instrument/dimensions'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { Profile } from '@individua/instrument/profile'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import { archetypeOfOption } from './archetype-of-option.ts'
import { livedThree } from './lived-three.ts'
import { planScenesOf } from './plan-scene.ts'
import type { Thread } from './plan-thread.ts'
import { type Paragraph, type PlannedText, paragraph, type Section } from './planned-text.ts'
import { type Room, roomOfSituation, rooms } from './rooms.ts'
import { takeSituation } from './shelf.ts'
import { contradict } from './truth/contradictions.ts'

/** The reader's first choice in a situation. */
interface Choice {
  itemId: string
  code: string
  room: Room
  chosen: Archetype
}

/** Rooms with a choice: one shows the archetypes alone. */
const mostChoices = 4

/**
 * The five rooms: in four of them a choice of the reader, in each a scene of who leads and the turn
 * of the other of the first two. Where two lead together, the first two take turns. Where a room
 * has no new scene and turn, every choice there is shown.
 *
 * @param scenes those of `planRoomScenes`
 * @param others texts that no choice may contradict
 * @param further so many choices more, those of the archetypes that stand highest first
 */
export function planRooms(
  profile: Profile,
  answers: readonly GivenAnswer[],
  scenes: RoomScenes,
  others: readonly PlannedText[],
  further = 0,
): Section[] {
  const inScenes = scenes.flat().flatMap(({ texts }) => texts)
  const choices = rankChoices(profile, answers, [...others, ...inScenes])
  const usual = usualChoices(choices)
  const shown = [...usual, ...choices.filter((one) => !usual.includes(one)).slice(0, further)]
  return rooms
    .map((room, index) => {
      const scene = scenes[index] ?? []
      const isWhole = scene.length > 1
      const told = choices.filter((one) => one.room === room && (!isWhole || shown.includes(one)))
      return { key: room, paragraphs: [...told.map(tellChoice), ...scene] }
    })
    .filter(({ paragraphs }) => paragraphs.length > 0)
}

/** By room: a scene and the turn that follows it, or nothing. */
export type RoomScenes = readonly (readonly Paragraph[])[]

/** @param isUsed whether an earlier report of this person used a text */
export function planRoomScenes(
  profile: Profile,
  thread: Thread,
  isUsed: (text: PlannedText) => boolean,
): RoomScenes {
  const [first, second, third] = livedThree(profile)
  const leads = leadersOf(profile).length === 1
  const parts = rooms.map((room, index) => {
    const [front, back] = leads || index % 2 === 0 ? [first, second] : [second, first]
    return { room, voices: [front, back, third] }
  })
  return planScenesOf(profile, thread, parts, isUsed)
}

function tellChoice({ code, chosen, itemId }: Choice): Paragraph {
  return paragraph([takeSituation(code, chosen)], [itemId])
}

/** One choice in each of four rooms, those of the archetypes that stand highest. */
function usualChoices(choices: readonly Choice[]): readonly Choice[] {
  return choices
    .filter(({ room }, index) => choices.findIndex((one) => one.room === room) === index)
    .slice(0, mostChoices)
}

/** All choices that may be shown, those of the archetypes that stand highest first. */
function rankChoices(
  { archetypes: ranked }: Profile,
  answers: readonly GivenAnswer[],
  others: readonly PlannedText[],
): readonly Choice[] {
  const rankOf = ({ chosen }: Choice) => ranked.findIndex(({ name }) => name === chosen)
  return answers
    .flatMap(choiceOf)
    .filter(({ code, chosen }) => {
      const text = takeSituation(code, chosen)
      return !others.some((other) => contradict(text, other))
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b))
}

function choiceOf(answer: GivenAnswer): Choice[] {
  if (answer.kind !== 'choice') return []
  const item = itemsById.get(answer.itemId)
  const chosen = archetypeOfOption(item, answer.optionId)
  if (item?.kind !== 'choice' || !chosen) throw new RangeError(`no choice ${answer.itemId}`)
  const { id: itemId, code } = item
  return [{ itemId, code, room: roomOfSituation(code), chosen }]
}
