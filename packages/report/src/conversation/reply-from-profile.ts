import type { Language } from '@individua/instrument/dimensions'
import { type ConversationTexts, conversationTexts } from '../texts/conversation-texts.ts'
import type { KnownProfile } from './known-profile.ts'
import { type ProfileText, profileTextsOf, type Topic } from './profile-texts.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'

interface Conversation {
  profile: KnownProfile
  profileTexts: readonly ProfileText[]
  /** The words around the texts of the profile. */
  words: ConversationTexts
  /** Oldest first. */
  earlierReplies: readonly string[]
}

/**
 * A reply that quotes the texts of a profile. Pure: equal input gives equal text. A question asked
 * again gets the next text. Where the profile has nothing on the question, the reply says so.
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
  const words = conversationTexts[language]
  const profileTexts = profileTextsOf(profile)
  const paragraphs = replyTo(
    { profile, profileTexts, words, earlierReplies },
    readQuestion(question, language),
  )
  return paragraphs.join('\n\n')
}

function replyTo(conversation: Conversation, read: ReadQuestion): string[] {
  const { words } = conversation
  const { wishes } = read
  const isAbout = read.archetypes.length > 0 || read.topic !== undefined
  if (wishes.has('why')) return [...nameGrounds(conversation, read)]
  if (wishes.has('outside') && !isAbout) return offerQuestions(conversation, words.outside)
  const aside = wishes.has('outside') ? [words.outsideAside] : []
  if (wishes.has('certainty')) return [...aside, ...replyOnCertainty(conversation, read)]
  if (isAbout || wishes.has('practice')) return [...aside, ...replyOnSubject(conversation, read)]
  if (wishes.has('help')) return offerQuestions(conversation, words.help)
  if (wishes.has('more')) return continueTopic(conversation)
  if (wishes.has('thanks')) return offerQuestions(conversation, words.thanks)
  return offerQuestions(conversation, words.unknown)
}

function replyOnSubject(conversation: Conversation, read: ReadQuestion): string[] {
  const { words, profileTexts, profile } = conversation
  if (read.archetypes.length > 0) return replyOnArchetypes(conversation, read)
  const topic = read.topic ?? 'practice'
  const about = profileTexts.filter((one) => one.topic === topic)
  if (about.length === 0) return offerQuestions(conversation, words.noComplex)
  const overview = topic === 'archetype' ? [words.leading(profile.archetypes.slice(0, 3))] : []
  return [...overview, ...quoteNext(conversation, inOrder(about, read, profileTexts))]
}

/** The kind asked for first, which is something to do or something that is; then the rest. */
function inOrder(
  about: readonly ProfileText[],
  { wishes }: ReadQuestion,
  all: readonly ProfileText[],
): ProfileText[] {
  const isFirst = ({ isPractice }: ProfileText) => isPractice === wishes.has('practice')
  const first = about.filter(isFirst)
  const further = wishes.has('practice') ? all.filter(({ topic }) => topic === 'practice') : []
  const rest = about.filter((text) => !isFirst(text))
  return [...new Set([...first, ...further, ...rest])]
}

const mostArchetypes = 2

function replyOnArchetypes(conversation: Conversation, read: ReadQuestion): string[] {
  const { profile, words, profileTexts } = conversation
  return read.archetypes.slice(0, mostArchetypes).flatMap((archetype) => {
    const ofThis = profileTexts.filter((text) => text.archetype === archetype)
    const ofTopic = ofThis.filter(({ topic }) => topic === read.topic)
    const about = ofTopic.length > 0 ? ofTopic : ofThis
    const isLeading = profile.archetypes.some(({ key }) => key === archetype)
    const petal = profile.petals.find((one) => one.archetype === archetype)
    const standing =
      petal && !isLeading ? [words.notLeading(petal.name, Math.round(petal.strength * 100))] : []
    return about.length > 0
      ? [...standing, ...quoteNext(conversation, inOrder(about, read, []))]
      : standing
  })
}

function wasQuoted(earlierReplies: readonly string[], { text }: ProfileText): boolean {
  return earlierReplies.some((reply) => reply.includes(text))
}

/** The first that no earlier reply quotes; once all were quoted, the first again. */
function quoteNext(
  { earlierReplies, words }: Conversation,
  candidates: readonly ProfileText[],
): string[] {
  const next = candidates.find((candidate) => !wasQuoted(earlierReplies, candidate))
  const quoted = next ?? candidates[0]
  if (!quoted) return []
  return [
    ...(next ? [] : [words.again]),
    introduce(quoted, words),
    quoted.text,
    ...(earlierReplies.length === 0 ? [words.askWhy] : []),
  ]
}

function introduce(
  { topic, name, isPractice }: ProfileText,
  { introduce: by }: ConversationTexts,
): string {
  return by[isPractice && name !== '' ? 'practice' : topic](name)
}

function continueTopic(conversation: Conversation): string[] {
  const topic = lastQuoted(conversation)?.topic ?? 'portrait'
  return quoteNext(
    conversation,
    conversation.profileTexts.filter((one) => one.topic === topic),
  )
}

/** The text of the profile that was quoted last. */
function lastQuoted({ earlierReplies, profileTexts }: Conversation): ProfileText | undefined {
  for (const reply of earlierReplies.toReversed()) {
    const [last] = profileTexts
      .filter(({ text }) => reply.includes(text))
      .sort((one, other) => reply.indexOf(other.text) - reply.indexOf(one.text))
    if (last) return last
  }
  return undefined
}

const mostGrounds = 4
const longestQuote = 240

/**
 * The answers behind the text that the question names. Where it names none, those behind the text
 * quoted last.
 */
function* nameGrounds(conversation: Conversation, read: ReadQuestion): Generator<string> {
  const { profile, words, profileTexts, earlierReplies } = conversation
  const about = profileTexts.filter(({ archetype, topic }) =>
    read.archetypes.length > 0
      ? read.archetypes.some((named) => named === archetype)
      : topic === read.topic,
  )
  const known = about.filter((text) => wasQuoted(earlierReplies, text))
  const explained = known.at(-1) ?? about[0] ?? lastQuoted(conversation) ?? profileTexts[0]
  if (!explained) return
  const answers = explained.why.flatMap((id) =>
    profile.answers.filter(({ questionUuid }) => questionUuid === id),
  )
  const wasJustQuoted = wasQuoted(earlierReplies.slice(-1), explained)
  if (!wasJustQuoted) yield* [introduce(explained, words), explained.text]
  const quotes = answers
    .slice(0, mostGrounds)
    .map(({ questionText, answer }) => words.quote(questionText, formatAnswer(answer, words)))
  if (quotes.length > 0) yield [words.grounds, ...quotes].join('\n')
}

/** A rating as a step of the scale, anything else as it is, shortened where it is long. */
function formatAnswer(answer: string, { scale }: ConversationTexts): string {
  const steps: Readonly<Record<string, string>> = scale
  const text = steps[answer] ?? answer
  return text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text
}

function replyOnCertainty({ profile, words }: Conversation, read: ReadQuestion): string[] {
  const named = profile.archetypes.filter(({ key }) => read.archetypes.some((one) => one === key))
  const figures = named.length > 0 ? named : profile.archetypes.slice(0, 3)
  const isInferred = read.topic !== undefined && read.topic !== 'archetype'
  return [
    figures.map((figure) => words.certainty(figure)).join('\n'),
    words.aboutRanges,
    ...(isInferred ? [words.lessCertain] : []),
  ]
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
function offerQuestions(
  { words, profileTexts, earlierReplies }: Conversation,
  opening: string,
): string[] {
  const isOpen = (topic: Topic) =>
    !profileTexts.some((text) => text.topic === topic && wasQuoted(earlierReplies, text))
  const topics = [...new Set([...offeredTopics.filter(isOpen), ...offeredTopics])]
  const questions = topics.slice(0, mostOffered).map((topic) => `– ${words.suggestions[topic]}`)
  return [[opening, ...questions].join('\n')]
}
