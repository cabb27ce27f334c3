import type { Profile } from '@individua/instrument/profile'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import { pairOf } from './pairs.ts'
import { mainAnswersOf } from './plan-subjects.ts'
import type { Thread } from './plan-thread.ts'
import { takeFirst, takePortrait, takePortraitTitle, takeThread } from './shelf.ts'
import { firstThree } from './take-first.ts'
import { type Paragraph, paragraph, type Told } from './told.ts'

/** Who the reader is, told first. */
export interface PortraitPlan {
  title: Told
  paragraphs: readonly Paragraph[]
}

/**
 * The portrait of the first two named, with a sentence more where one leads alone, and the thread
 * planted. Where an earlier report told that portrait, the title stays and the text is that of the
 * first and the third.
 * @param isTold whether an earlier report of this person told a text
 */
export function planPortrait(
  profile: Profile,
  thread: Thread,
  isTold: (text: Told) => boolean = () => false,
): PortraitPlan {
  const [first, second, third] = firstThree(profile.archetypes)
  const pair = pairOf(first.name, second.name)
  const isNew = !isTold(takePortrait(pair))
  const leads = leadersOf(profile).length === 1
  const texts = [
    takePortrait(isNew ? pair : pairOf(first.name, third.name)),
    ...(leads ? [takeFirst(pair, first.name)] : []),
  ]
  return {
    title: takePortraitTitle(pair),
    paragraphs: [
      paragraph(
        texts.filter((text) => !isTold(text)),
        mainAnswersOf(first, isNew ? second : third),
      ),
      paragraph([takeThread(thread, 'plant')], thread.itemIds),
    ],
  }
}
