import type { ChatTexts } from '../texts/chat-texts.ts'
import type { ConversationTexts } from '../texts/conversation-texts.ts'
import type { FrameTexts } from '../texts/frame-texts.ts'
import type { KnownProfile } from './known-profile.ts'
import type { LifeText } from './life-texts.ts'
import type { ProfileText, Topic } from './profile-texts.ts'

/** What a reply is made from. */
export interface Conversation {
  profile: KnownProfile
  profileTexts: readonly ProfileText[]
  lifeTexts: readonly LifeText[]
  /** The words around the texts of the profile. */
  words: ConversationTexts
  titles: FrameTexts['titles']
  chat: ChatTexts
  /** Oldest first. */
  earlierReplies: readonly string[]
}

export function wasSaid({ earlierReplies }: Conversation, text: string): boolean {
  return earlierReplies.some((reply) => reply.includes(text))
}

export function unsaid(conversation: Conversation, paragraphs: readonly string[]): string[] {
  return paragraphs.filter((paragraph) => !wasSaid(conversation, paragraph))
}

export function firstUnsaid(conversation: Conversation, texts: readonly string[]): string[] {
  return unsaid(conversation, texts).slice(0, 1)
}

/** A text of the profile under the words that introduce it: one paragraph. */
export function quote(
  { topic, name, text, isPractice }: ProfileText,
  { introduce }: ConversationTexts,
): string {
  return `${introduce[isPractice && name !== '' ? 'practice' : topic](name)}\n${text}`
}

/** The text of the profile that the newest reply with one quotes last. */
export function lastQuoted<Text extends ProfileText>(
  texts: readonly Text[],
  earlierReplies: readonly string[],
): Text | undefined {
  for (const reply of earlierReplies.toReversed()) {
    const [last] = texts
      .filter(({ text }) => reply.includes(text))
      .sort((one, other) => reply.indexOf(other.text) - reply.indexOf(one.text))
    if (last) return last
  }
  return undefined
}

const offeredTopics: readonly Topic[] = [
  'archetype',
  'shadow',
  'practice',
  'persona',
  'dream',
  'innerOther',
  'self',
  'portrait',
]
const mostOffered = 3

/** Questions that the profile can answer, on topics that no earlier reply quotes first. */
export function offerQuestions(conversation: Conversation, opening: string): string[] {
  const { profileTexts, words } = conversation
  const isOpen = (topic: Topic) =>
    !profileTexts.some((one) => one.topic === topic && wasSaid(conversation, one.text))
  const topics = [...new Set([...offeredTopics.filter(isOpen), ...offeredTopics])]
  const questions = topics.slice(0, mostOffered).map((topic) => `– ${words.suggestions[topic]}`)
  return [[opening, ...questions].join('\n')]
}
