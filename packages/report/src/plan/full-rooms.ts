import { lengthOf } from './length-of.ts'
import type { PracticePlan } from './plan-practice.ts'
import { type Paragraph, paragraph, type Section } from './planned-text.ts'
import { takeInnerOther, takeSelf } from './shelf.ts'

/** The fewest words of the paid report's long text, in every language. */
export const paidLeast = 900

/** The paragraphs on inner other and Self: the long text counts them. */
export function practiceInLongText({
  innerOther,
  self,
}: Pick<PracticePlan, 'innerOther' | 'self'>): Paragraph[] {
  return [
    paragraph(
      [takeInnerOther(innerOther, 'portrait'), takeInnerOther(innerOther, 'taste')],
      innerOther.itemIds,
    ),
    paragraph([takeSelf(self)], self.itemIds),
  ]
}

/**
 * The rooms with so few further choices as give the long text its least length in each language, or with
 * all choices there are.
 * @param others the long text without the rooms
 * @param choices as many as were made
 * @param roomsWith the rooms with so many further choices
 */
export function fullRooms(
  others: readonly Paragraph[],
  choices: number,
  roomsWith: (further: number) => readonly Section[],
  further = 0,
): readonly Section[] {
  const planned = roomsWith(further)
  const told = planned.flatMap(({ paragraphs }) => paragraphs)
  const { least } = lengthOf([...others, ...told])
  if (further >= choices || least >= paidLeast) return planned
  return fullRooms(others, choices, roomsWith, further + 1)
}
