import type { Language } from '@individua/instrument/dimensions'
import { chatTexts } from '../texts/chat-texts.ts'
import { conversationTexts } from '../texts/conversation-texts.ts'
import { textsOf } from '../texts/texts-of.ts'
import {
  type Conversation,
  firstUnsaid,
  lastQuoted,
  offerQuestions,
  quote,
  unsaid,
  wasSaid,
} from './conversation.ts'
import type { KnownProfile } from './known-profile.ts'
import { lifeTextsOf } from './life-texts.ts'
import { askOn, continueTheme, listen } from './listen.ts'
import { nameGrounds } from './name-grounds.ts'
import { profileTextsOf } from './profile-texts.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'
import {
  continueTopic,
  replyOnCertainty,
  replyOnMoved,
  replyOnSubject,
} from './reply-on-profile.ts'

/**
 * A reply from the texts about a person. Pure: equal input gives equal text. What was said is taken
 * up first; a question about the profile gets its texts. No paragraph of an earlier reply comes
 * again while there is one that has not been said.
 * @param language of the reply, which is the profile's
 * @param earlierReplies oldest first
 * @returns plain text, paragraphs apart by an empty line; never empty
 */
export function replyFromProfile(
  question: string,
  profile: KnownProfile,
  language: Language,
  earlierReplies: readonly string[] = [],
): string {
  const conversation = {
    profile,
    profileTexts: profileTextsOf(profile),
    lifeTexts: lifeTextsOf(profile, language),
    words: conversationTexts[language],
    titles: textsOf[language].frames.titles,
    chat: chatTexts[language],
    earlierReplies,
  }
  const reply = replyTo(conversation, readQuestion(question, language), question.includes('?'))
  const fresh = unsaid(conversation, reply)
  return (fresh.length > 0 ? fresh : sayAnother(conversation)).join('\n\n')
}

function replyTo(conversation: Conversation, read: ReadQuestion, isQuestion: boolean): string[] {
  const { words, chat } = conversation
  const { wishes, life, namesProfile } = read
  if (wishes.has('moved')) return replyOnMoved(conversation, read)
  if (wishes.has('why')) return nameGrounds(conversation, read)
  const isOfLife = life.theme !== undefined && !namesProfile
  const isFelt = life.feeling !== undefined && !(namesProfile && isQuestion)
  if (isOfLife || isFelt) return listen(conversation, read)
  if (wishes.has('certainty')) return replyOnCertainty(conversation, read)
  const isAbout = read.archetypes.length > 0 || read.topic !== undefined
  if (isAbout || wishes.has('practice')) return replyOnSubject(conversation, read)
  if (wishes.has('outside')) return offerQuestions(conversation, words.outside)
  if (wishes.has('help')) return offerQuestions(conversation, words.help)
  if (life.isThanks) return firstUnsaid(conversation, chat.thanks)
  if (life.isGreeting) return firstUnsaid(conversation, chat.greeting)
  return replyInPassing(conversation, read, isQuestion)
}

/** What has no subject of its own goes on with that of the last reply. */
function replyInPassing(
  conversation: Conversation,
  { wishes, life }: ReadQuestion,
  isQuestion: boolean,
): string[] {
  const { earlierReplies, lifeTexts, chat } = conversation
  if (life.short) {
    const line = askOn(conversation, life.short)
    if (line.length > 0) return line
  }
  const theme = lastQuoted(lifeTexts, earlierReplies.slice(-2))?.theme
  const goesOn = life.short !== undefined || wishes.has('more') || !isQuestion
  if (theme && goesOn) return continueTheme(conversation, theme)
  if (wishes.has('more')) return continueTopic(conversation)
  return firstUnsaid(conversation, life.isRequest ? chat.nothingFits : chat.listening)
}

/** Where the fitting reply was said before: other questions, then what has not been said yet. */
function sayAnother(conversation: Conversation): string[] {
  const { words, profileTexts, lifeTexts, chat, earlierReplies } = conversation
  const others = [
    ...offerQuestions(conversation, words.noMore),
    ...chat.nothingFits,
    ...profileTexts
      .filter(({ text }) => !wasSaid(conversation, text))
      .map((text) => quote(text, words)),
    ...lifeTexts.map(({ text }) => text),
  ]
  const [fresh] = unsaid(conversation, others)
  // Everything was said: the reply of longest ago.
  return [fresh ?? earlierReplies[0] ?? words.help]
}
