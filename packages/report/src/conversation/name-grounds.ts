import type { ConversationTexts } from '../texts/conversation-texts.ts'
import { type Conversation, lastQuoted, quote, wasSaid } from './conversation.ts'
import type { ProfileText } from './profile-texts.ts'
import type { ReadQuestion } from './read-question.ts'

const mostGrounds = 4
const longestQuote = 240

/** The answers behind the text that the question names; where it names none, behind the one quoted last. */
export function nameGrounds(conversation: Conversation, read: ReadQuestion): string[] {
  const { profile, words, earlierReplies } = conversation
  const explained = explainedText(conversation, read)
  if (!explained) return []
  const wasJustQuoted = earlierReplies.at(-1)?.includes(explained.text) ?? false
  const answers = explained.why.flatMap((id) =>
    profile.answers.filter(({ questionUuid }) => questionUuid === id),
  )
  const quotes = answers
    .slice(0, mostGrounds)
    .map(({ questionText, answer }) => words.quote(questionText, formatAnswer(answer, words)))
  return [
    ...(wasJustQuoted ? [] : [quote(explained, words)]),
    ...(quotes.length > 0 ? [[words.grounds, ...quotes].join('\n')] : []),
  ]
}

function explainedText(
  conversation: Conversation,
  { archetypes, topic, namesProfile }: ReadQuestion,
): ProfileText | undefined {
  const { profileTexts, lifeTexts, earlierReplies } = conversation
  const last = lastQuoted([...profileTexts, ...lifeTexts], earlierReplies)
  const isNamed = archetypes.length > 0 || namesProfile
  if (last && !isNamed) return last
  const about = profileTexts.filter((text) =>
    archetypes.length > 0
      ? archetypes.some((named) => named === text.archetype)
      : text.topic === topic,
  )
  const known = about.filter(({ text }) => wasSaid(conversation, text))
  return known.at(-1) ?? about[0] ?? last ?? profileTexts[0]
}

/** A rating as a step of the scale, anything else as it is, shortened where it is long. */
function formatAnswer(answer: string, { scale }: ConversationTexts): string {
  const steps: Readonly<Record<string, string>> = scale
  const text = steps[answer] ?? answer
  return text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text
}
