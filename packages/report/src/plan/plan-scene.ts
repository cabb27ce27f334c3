import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { isLowered, levelOf } from './plan-levels.ts'
import { estimateOf, mainAnswersOf } from './plan-subjects.ts'
import type { Thread } from './plan-thread.ts'
import { type Paragraph, type PlannedText, paragraph } from './planned-text.ts'
import type { Room } from './rooms.ts'
import { takeScene, takeThread } from './shelf.ts'
import { deniedTurns } from './truth/denied-texts.ts'
import { deniedScenes } from './truth/deniers.ts'
import { lessonOf } from './truth/lesson-of.ts'

const standingCount = 5

/**
 * The scenes of the rooms in their order, each of the first of its voices as below. What the thread's way out or a scene
 * before teaches comes again only where no other voice has a scene.
 */
export function planScenesOf(
  profile: Profile,
  thread: Thread,
  parts: readonly { room: Room; voices: readonly Archetype[] }[],
  isUsed: (text: PlannedText) => boolean = () => false,
): readonly (readonly Paragraph[])[] {
  const taught = new Set([lessonOf(takeThread(thread, 'resolve'))])
  const isTaught = (text: PlannedText) => {
    const lesson = lessonOf(text)
    return lesson !== undefined && taught.has(lesson)
  }
  return parts.map(({ room, voices }) => {
    const scene = planScene(profile, room, voices, isUsed, isTaught)
    for (const text of scene.flatMap(({ texts }) => texts)) taught.add(lessonOf(text))
    return scene
  })
}

/**
 * A scene of the first of the voices whose scene there is new and that none of the first five denies, and
 * after it the turn of the next whose turn is new: what a second side does in that room, a habit and no part of
 * the scene. Empty where there is no such scene.
 *
 * @param isUsed whether an earlier report of this person used a text
 * @param isTaught whether the report teaches its lesson elsewhere: such a scene comes last
 */
function planScene(
  { archetypes: ranked }: Profile,
  room: Room,
  voices: readonly Archetype[],
  isUsed: (text: PlannedText) => boolean,
  isTaught: (text: PlannedText) => boolean,
): Paragraph[] {
  const standing = ranked
    .slice(0, standingCount)
    .filter(({ strength }) => !isLowered(levelOf(strength)))
    .map(({ name }) => name)
  const isDenied = (one: Archetype) =>
    deniedScenes.some(
      ([scene, by]) => scene === `${one}/${room}` && [...voices, ...standing].includes(by),
    )
  const free = voices.filter((one) => !isUsed(takeScene(one, room)) && !isDenied(one))
  const by = free.find((one) => !isTaught(takeScene(one, room))) ?? free[0]
  if (!by) return []
  const turn = [...voices.slice(1), ...voices].find(
    (one) => one !== by && !isUsed(takeScene(one, room, 'turn')) && !isTurnDenied(by, one, room),
  )
  const of = (name: Archetype) => mainAnswersOf(estimateOf(ranked, name))
  return [
    paragraph([takeScene(by, room)], of(by)),
    ...(turn ? [paragraph([takeScene(turn, room, 'turn')], of(turn))] : []),
  ]
}

/** Whether the turn of one says the opposite of the scene of the other. */
function isTurnDenied(scene: Archetype, turn: Archetype, room: Room): boolean {
  return deniedTurns.some(([told, by]) => told === `${scene}/${room}` && by === turn)
}
