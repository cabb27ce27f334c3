import type { Feeling, Theme } from '../texts/chat-texts.ts'
import { type Conversation, firstUnsaid, quote, unsaid, wasSaid } from './conversation.ts'
import type { LifeText } from './life-texts.ts'
import type { ShortAnswer } from './life-words/life-words.ts'
import type { ReadQuestion } from './read-question.ts'

/** Takes up a feeling or a theme in one sentence, then gives the text of this person that fits it, or asks. */
export function listen(conversation: Conversation, { life, archetypes }: ReadQuestion): string[] {
  const { feeling, theme } = life
  const { chat, words } = conversation
  if (feeling === 'grieving') return [chat.feeling.grieving, words.ask.grieving]
  if (theme) return tellOnTheme(conversation, theme, { feeling, named: archetypes })
  if (feeling === 'ashamed') return listenToShame(conversation)
  if (feeling === 'glad') return [chat.feeling.glad, words.ask.glad]
  return feeling === 'sad' ? listenToSadness(conversation) : []
}

/** Sadness without a name is asked about first; where it goes on, the text on loneliness is nearest. */
function listenToSadness(conversation: Conversation): string[] {
  const { chat, words } = conversation
  const opening = unsaid(conversation, [chat.feeling.sad, words.ask.sad])
  return opening.length > 0 ? opening : continueTheme(conversation, 'loneliness')
}

/** What is hidden in shame often stands in the shadow. */
function listenToShame(conversation: Conversation): string[] {
  const { chat, words, profileTexts } = conversation
  const shadow = profileTexts.find(
    ({ topic, isPractice, text }) =>
      topic === 'shadow' && !isPractice && !wasSaid(conversation, text),
  )
  return [chat.feeling.ashamed, ...(shadow ? [quote(shadow, words)] : []), words.ask.ashamed]
}

/** Goes on with the theme of the last reply. */
export function continueTheme(conversation: Conversation, theme: Theme): string[] {
  return tellOnTheme(conversation, theme, { feeling: undefined, named: [] })
}

function tellOnTheme(
  conversation: Conversation,
  theme: Theme,
  { feeling, named }: { feeling: Feeling | undefined; named: readonly string[] },
): string[] {
  const text = nextOnTheme(conversation, theme, named)
  return text ? [...takeUp(conversation, theme, feeling), text.text] : askOn(conversation)
}

/** The archetypes that the message names, then the leading ones in their order. */
function nextOnTheme(
  conversation: Conversation,
  theme: Theme,
  named: readonly string[],
): LifeText | undefined {
  const open = conversation.lifeTexts.filter(
    (one) => one.theme === theme && !wasSaid(conversation, one.text),
  )
  return open.find(({ archetype }) => named.some((one) => one === archetype)) ?? open[0]
}

function takeUp(conversation: Conversation, theme: Theme, feeling: Feeling | undefined): string[] {
  const { chat } = conversation
  const sentences = [...(feeling ? [chat.feeling[feeling]] : []), ...chat.heard[theme]]
  return firstUnsaid(conversation, sentences)
}

const placeOfShort = { yes: 0, no: 1, unknown: 2 }
const placeOfAny = 3

/** A short answer is asked on by the line for it, then by the line for any. */
export function askOn(conversation: Conversation, short?: ShortAnswer): string[] {
  const places = short ? [placeOfShort[short], placeOfAny] : [placeOfAny]
  const { goOn } = conversation.chat
  return firstUnsaid(
    conversation,
    places.flatMap((place) => goOn[place] ?? []),
  )
}
