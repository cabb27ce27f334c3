import type { Thread } from './plan-thread.ts'
import { type Paragraph, paragraph } from './planned-text.ts'
import { takeThread } from './shelf.ts'

/** What lies behind the thread and the way out of it, side by side: one refers to the other. */
export function answerThread(thread: Thread): Paragraph {
  return paragraph([takeThread(thread, 'answer'), takeThread(thread, 'resolve')], thread.itemIds)
}
