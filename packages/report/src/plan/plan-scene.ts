import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { estimateOf, mainAnswersOf } from './plan-subjects.ts'
import type { Room } from './rooms.ts'
import { takeScene } from './shelf.ts'
import { type Paragraph, paragraph, type Told } from './told.ts'

/**
 * A scene of the first of the voices whose scene there is new, and the turn of the next whose turn
 * is: what a second side adds or disturbs. Empty where every scene was told.
 *
 * @param isTold whether an earlier report of this person told a text
 */
export function tellScene(
  { archetypes: ranked }: Profile,
  room: Room,
  voices: readonly Archetype[],
  isTold: (text: Told) => boolean = () => false,
): Paragraph[] {
  const by = voices.find((one) => !isTold(takeScene(one, room)))
  if (!by) return []
  const turn = [...voices.slice(1), ...voices].find(
    (one) => one !== by && !isTold(takeScene(one, room, 'turn')),
  )
  const of = (name: Archetype) => mainAnswersOf(estimateOf(ranked, name))
  return [
    paragraph(
      [takeScene(by, room), ...(turn ? [takeScene(turn, room, 'turn')] : [])],
      of(by),
      turn ? of(turn) : [],
    ),
  ]
}
