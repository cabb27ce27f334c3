import type { Archetype } from '@individua/instrument/dimensions'
import type { RankedEstimate } from '@individua/instrument/profile'
import { mainAnswersOf } from './plan-subjects.ts'
import type { PlannedText } from './planned-text.ts'

/** What a part is about, and the answers behind it. */
export interface About<Name extends string> {
  name: Name
  itemIds: readonly string[]
}

/** One of several texts of practice of an archetype. */
export interface PracticeText extends About<Archetype> {
  /** Its place in the book. */
  index: number
  text: PlannedText
}

export function about<Name extends string>(estimate: RankedEstimate<Name>): About<Name> {
  return { name: estimate.name, itemIds: mainAnswersOf(estimate) }
}
