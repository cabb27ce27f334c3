import { type Conversation, lastQuoted, offerQuestions, quote, wasSaid } from './conversation.ts'
import type { KnownProfile } from './known-profile.ts'
import type { ProfileText } from './profile-texts.ts'
import type { ReadQuestion } from './read-question.ts'

export function replyOnSubject(conversation: Conversation, read: ReadQuestion): string[] {
  const { words, profileTexts, profile } = conversation
  if (read.archetypes.length > 0) return replyOnArchetypes(conversation, read)
  const topic = read.topic ?? 'practice'
  const about = profileTexts.filter((one) => one.topic === topic)
  if (about.length === 0) return offerQuestions(conversation, words.noComplex)
  const names = profile.archetypes.slice(0, 3).map(({ name }) => name)
  const overview = topic === 'archetype' ? [words.leading(names)] : []
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

/** What the further answers changed stands on the dashboard; who leads now is told here. */
export function replyOnMoved(conversation: Conversation, read: ReadQuestion): string[] {
  const { profile, words, titles } = conversation
  const place = profile.moved ? [words.moved(titles.moved)] : []
  return [...place, ...replyOnSubject(conversation, { ...read, topic: 'archetype' })]
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
    const isBehind = petal !== undefined && !isLeading && rankOf(petal, profile) >= mostLeading
    const standing = isBehind ? [words.notLeading(petal.name)] : []
    return about.length > 0
      ? [...standing, ...quoteNext(conversation, inOrder(about, read, []))]
      : standing
  })
}

const mostLeading = 5

/** How many are stronger. A quiet one among the strongest five has no text of its own. */
function rankOf({ strength }: { strength: number }, { petals }: KnownProfile): number {
  return petals.filter((one) => one.strength > strength).length
}

/** The first that no earlier reply quotes; once all were quoted, other questions. */
function quoteNext(conversation: Conversation, candidates: readonly ProfileText[]): string[] {
  const { words, earlierReplies } = conversation
  const next = candidates.find(({ text }) => !wasSaid(conversation, text))
  if (!next) return offerQuestions(conversation, words.noMore)
  return [quote(next, words), ...(earlierReplies.length === 0 ? [words.askWhy] : [])]
}

/** More on what was quoted last. */
export function continueTopic(conversation: Conversation): string[] {
  const { profileTexts, earlierReplies } = conversation
  const topic = lastQuoted(profileTexts, earlierReplies)?.topic ?? 'portrait'
  return quoteNext(
    conversation,
    profileTexts.filter((one) => one.topic === topic),
  )
}

export function replyOnCertainty(
  { profile, words }: Conversation,
  { archetypes, topic }: ReadQuestion,
): string[] {
  const named = profile.archetypes.filter(({ key }) => archetypes.some((one) => one === key))
  const figures = named.length > 0 ? named : profile.archetypes.slice(0, 3)
  const isInferred = topic !== undefined && topic !== 'archetype'
  return [
    figures.map((figure) => words.certainty(figure)).join('\n'),
    words.aboutRanges,
    ...(isInferred ? [words.lessCertain] : []),
  ]
}
