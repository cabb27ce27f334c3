import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { estimateOf, mainAnswersOf } from './plan-subjects.ts'
import { type Paragraph, type PlannedText, paragraph } from './planned-text.ts'
import type { Room } from './rooms.ts'
import { takeScene } from './shelf.ts'
import { deniedScenes } from './truth/deniers.ts'

/**
 * A scene of the first of the voices whose scene there is new and that no other of them denies, and
 * after it the turn of the next whose turn is new: what a second side does in that room, a habit and no part of
 * the scene. Empty where there is no such scene.
 *
 * @param isUsed whether an earlier report of this person used a text
 */
export function planScene(
  { archetypes: ranked }: Profile,
  room: Room,
  voices: readonly Archetype[],
  isUsed: (text: PlannedText) => boolean = () => false,
): Paragraph[] {
  const isDenied = (one: Archetype) =>
    deniedScenes.some(([scene, by]) => scene === `${one}/${room}` && voices.includes(by))
  const by = voices.find((one) => !isUsed(takeScene(one, room)) && !isDenied(one))
  if (!by) return []
  const turn = [...voices.slice(1), ...voices].find(
    (one) => one !== by && !isUsed(takeScene(one, room, 'turn')),
  )
  const of = (name: Archetype) => mainAnswersOf(estimateOf(ranked, name))
  return [
    paragraph([takeScene(by, room)], of(by)),
    ...(turn ? [paragraph([takeScene(turn, room, 'turn')], of(turn))] : []),
  ]
}
