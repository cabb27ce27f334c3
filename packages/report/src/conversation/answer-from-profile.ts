import type { Language } from '@individua/instrument/dimensions'
import { type ConversationTexts, conversationTexts } from '../texts/conversation-texts.ts'
import type { KnownProfile } from './known-profile.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'
import { type Telling, type Topic, tellingsOf } from './tellings.ts'

interface Conversation {
  profile: KnownProfile
  texts: ConversationTexts
  tellings: readonly Telling[]
  /** Earlier answers, oldest first. */
  alreadySaid: readonly string[]
}

/**
 * An answer from the texts of a profile, in its own words: equal input gives equal text. A question
 * asked again is answered by the next text; what the profile does not tell is said to be so.
 * @param language of the answer, which is the profile's
 * @param alreadySaid earlier answers, oldest first
 * @returns plain text, paragraphs apart by an empty line; never empty
 */
export function answerFromProfile(
  question: string,
  profile: KnownProfile,
  language: Language,
  alreadySaid: readonly string[] = [],
): string {
  const texts = conversationTexts[language]
  const conversation = { profile, texts, tellings: tellingsOf(profile), alreadySaid }
  const paragraphs = answer(conversation, readQuestion(question, language))
  return paragraphs.join('\n\n')
}

function answer(conversation: Conversation, read: ReadQuestion): string[] {
  const { texts } = conversation
  const { wishes } = read
  const isAbout = read.archetypes.length > 0 || read.topic !== undefined
  if (wishes.has('why')) return [...nameGrounds(conversation, read)]
  if (wishes.has('outside') && !isAbout) return offer(conversation, texts.outside)
  const aside = wishes.has('outside') ? [texts.outsideAside] : []
  if (wishes.has('certainty')) return [...aside, ...tellCertainty(conversation, read)]
  if (isAbout || wishes.has('practice')) return [...aside, ...tell(conversation, read)]
  if (wishes.has('help')) return offer(conversation, texts.help)
  if (wishes.has('more')) return goOn(conversation)
  if (wishes.has('thanks')) return offer(conversation, texts.thanks)
  return offer(conversation, texts.unknown)
}

function tell(conversation: Conversation, read: ReadQuestion): string[] {
  const { texts, tellings, profile } = conversation
  if (read.archetypes.length > 0) return tellOfArchetypes(conversation, read)
  const topic = read.topic ?? 'practice'
  const about = tellings.filter((telling) => telling.topic === topic)
  if (about.length === 0) return offer(conversation, texts.noComplex)
  const overview = topic === 'archetype' ? [texts.leading(profile.archetypes.slice(0, 3))] : []
  return [...overview, ...tellNext(conversation, inOrder(about, read, tellings))]
}

/** What is asked for first: what is, or what to do; the rest when asked again. */
function inOrder(
  about: readonly Telling[],
  { wishes }: ReadQuestion,
  all: readonly Telling[],
): Telling[] {
  const isFirst = ({ isPractice }: Telling) => isPractice === wishes.has('practice')
  const first = about.filter(isFirst)
  const further = wishes.has('practice') ? all.filter(({ topic }) => topic === 'practice') : []
  const rest = about.filter((telling) => !isFirst(telling))
  return [...new Set([...first, ...further, ...rest])]
}

function tellOfArchetypes(conversation: Conversation, read: ReadQuestion): string[] {
  const { profile, texts, tellings } = conversation
  return read.archetypes.slice(0, 2).flatMap((archetype) => {
    const ofThis = tellings.filter((telling) => telling.archetype === archetype)
    const ofTopic = ofThis.filter(({ topic }) => topic === read.topic)
    const about = ofTopic.length > 0 ? ofTopic : ofThis
    const isLeading = profile.archetypes.some(({ key }) => key === archetype)
    const petal = profile.petals.find((one) => one.archetype === archetype)
    const standing =
      petal && !isLeading ? [texts.notLeading(petal.name, Math.round(petal.strength * 100))] : []
    return about.length > 0
      ? [...standing, ...tellNext(conversation, inOrder(about, read, []))]
      : standing
  })
}

/** The first that was not told yet; once all were, the first again. */
function tellNext({ alreadySaid, texts }: Conversation, candidates: readonly Telling[]): string[] {
  const isTold = ({ text }: Telling) => alreadySaid.some((said) => said.includes(text))
  const next = candidates.find((telling) => !isTold(telling))
  const told = next ?? candidates[0]
  if (!told) return []
  return [
    ...(next ? [] : [texts.again]),
    introduce(told, texts),
    told.text,
    ...(alreadySaid.length === 0 ? [texts.askWhy] : []),
  ]
}

function introduce(
  { topic, name, isPractice }: Telling,
  { introduce: by }: ConversationTexts,
): string {
  return by[isPractice && name !== '' ? 'practice' : topic](name)
}

function goOn(conversation: Conversation): string[] {
  const last = lastTold(conversation)
  const same = conversation.tellings.filter(({ topic }) => topic === (last?.topic ?? 'portrait'))
  return tellNext(conversation, same)
}

/** The text of the profile that was told last. */
function lastTold({ alreadySaid, tellings }: Conversation): Telling | undefined {
  for (const said of alreadySaid.toReversed()) {
    const told = tellings
      .filter(({ text }) => said.includes(text))
      .sort((one, other) => said.indexOf(other.text) - said.indexOf(one.text))
    if (told[0]) return told[0]
  }
  return undefined
}

const mostGrounds = 4
const longestQuote = 240

/** The answers behind what is asked about; behind what was told last where nothing is named. */
function* nameGrounds(conversation: Conversation, read: ReadQuestion): Generator<string> {
  const { profile, texts, tellings, alreadySaid } = conversation
  const about = tellings.filter(({ archetype, topic }) =>
    read.archetypes.length > 0
      ? read.archetypes.some((named) => named === archetype)
      : topic === read.topic,
  )
  const known = about.filter(({ text }) => alreadySaid.some((said) => said.includes(text)))
  const explained = known.at(-1) ?? about[0] ?? lastTold(conversation) ?? tellings[0]
  if (!explained) return
  const answers = explained.why.flatMap((id) =>
    profile.answers.filter(({ questionUuid }) => questionUuid === id),
  )
  const wasJustTold = alreadySaid.at(-1)?.includes(explained.text)
  if (!wasJustTold) yield* [introduce(explained, texts), explained.text]
  const quotes = answers
    .slice(0, mostGrounds)
    .map(({ questionText, answer }) => texts.quote(questionText, asTold(answer, texts)))
  if (quotes.length > 0) yield [texts.grounds, ...quotes].join('\n')
}

function asTold(answer: string, { scale }: ConversationTexts): string {
  const steps: Readonly<Record<string, string>> = scale
  const told = steps[answer] ?? answer
  return told.length > longestQuote ? `${told.slice(0, longestQuote).trimEnd()}…` : told
}

function tellCertainty({ profile, texts }: Conversation, read: ReadQuestion): string[] {
  const named = profile.archetypes.filter(({ key }) => read.archetypes.some((one) => one === key))
  const figures = named.length > 0 ? named : profile.archetypes.slice(0, 3)
  const isInferred = read.topic !== undefined && read.topic !== 'archetype'
  return [
    figures.map((figure) => texts.certainty(figure)).join('\n'),
    texts.aboutRanges,
    ...(isInferred ? [texts.lessCertain] : []),
  ]
}

const offered: readonly Topic[] = [
  'archetype',
  'shadow',
  'practice',
  'persona',
  'dream',
  'innerOther',
  'self',
  'portrait',
]

/** Three questions that the profile answers, those not answered yet first. */
function offer({ texts, tellings, alreadySaid }: Conversation, opening: string): string[] {
  const isTouched = (topic: Topic) =>
    tellings.some(
      (telling) =>
        telling.topic === topic && alreadySaid.some((said) => said.includes(telling.text)),
    )
  const open = offered.filter((topic) => !isTouched(topic))
  const questions = [...new Set([...open, ...offered])].slice(0, 3)
  return [[opening, ...questions.map((topic) => `– ${texts.suggestions[topic]}`)].join('\n')]
}
