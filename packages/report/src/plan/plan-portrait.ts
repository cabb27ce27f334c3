import type { Profile } from '@individua/instrument/profile'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import { pairOf } from './pairs.ts'
import { mainAnswersOf } from './plan-subjects.ts'
import type { Thread } from './plan-thread.ts'
import { type Paragraph, type PlannedText, paragraph } from './planned-text.ts'
import { takeFirst, takePortrait, takePortraitTitle, takeThread } from './shelf.ts'
import { firstThree } from './take-first.ts'

/** Who the reader is: the start of a report. */
export interface PortraitPlan {
  title: PlannedText
  paragraphs: readonly Paragraph[]
}

/**
 * The portrait of the first two named, with a sentence more where one leads alone, and the thread
 * planted. Where an earlier report used that portrait, it is that of the first and the third.
 * @param isUsed whether an earlier report of this person used a text
 */
export function planPortrait(
  profile: Profile,
  thread: Thread,
  isUsed: (text: PlannedText) => boolean = () => false,
): PortraitPlan {
  const [first, second, third] = firstThree(profile.archetypes)
  const pair = pairOf(first.name, second.name)
  const isNew = !isUsed(takePortrait(pair))
  const drawn = isNew ? pair : pairOf(first.name, third.name)
  const leads = leadersOf(profile).length === 1
  const texts = [takePortrait(drawn), ...(leads ? [takeFirst(drawn, first.name)] : [])]
  return {
    title: takePortraitTitle(drawn),
    paragraphs: [
      paragraph(
        texts.filter((text) => !isUsed(text)),
        mainAnswersOf(first, isNew ? second : third),
      ),
      paragraph([takeThread(thread, 'plant')], thread.itemIds),
    ],
  }
}
