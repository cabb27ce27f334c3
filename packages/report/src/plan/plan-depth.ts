import type { Archetype } from '@individua/instrument/dimensions'
import type { RankedEstimate } from '@individua/instrument/profile'
import { answerThread } from './answer-thread.ts'
import { mainAnswersOf, type ShadowSubject } from './plan-subjects.ts'
import type { Thread } from './plan-thread.ts'
import { paragraph, type Section } from './planned-text.ts'
import { takeForTheOther, takeShadow } from './shelf.ts'

/** A thread that is about something else than the picture of the shadow has a section of its own. */
export function planDepth(
  thread: Thread,
  shadow: ShadowSubject,
  shownToOther: RankedEstimate<Archetype>,
  next: ShadowSubject,
): Section[] {
  const picture = paragraph([takeShadow(shadow.name, 'image')], shadow.itemIds)
  return [
    ...(thread.key === shadow.name
      ? [{ key: 'shadow' as const, paragraphs: [picture, answerThread(thread)] }]
      : [
          { key: 'shadow' as const, paragraphs: [picture] },
          { key: 'thread' as const, paragraphs: [answerThread(thread)] },
        ]),
    {
      key: 'forTheOther',
      paragraphs: [paragraph([takeForTheOther(shownToOther.name)], mainAnswersOf(shownToOther))],
    },
    {
      key: 'tomorrow',
      paragraphs: [paragraph([takeShadow(next.name, 'tomorrow')], next.itemIds)],
    },
  ]
}
