import type { Archetype } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import { type ParameterSet, shippedParameters } from '@individua/instrument/scoring/parameter-set'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { whatMoved } from '@individua/instrument/scoring/what-moved'
import { type AskedWords, wordsOfBank } from './asked-words.ts'
import { chosenArchetypes } from './chosen-archetypes.ts'
import { consistentShadows, isShadowDenied, shadowsInFull } from './consistent-shadows.ts'
import { coreAnswersOf } from './core-answers.ts'
import { certaintyInFull, doubts } from './frames.ts'
import { fullRooms, practiceInLongText } from './full-rooms.ts'
import { LessonCount } from './lesson-count.ts'
import { type BasicPlan, planBasic, textsIn } from './plan-basic.ts'
import { type CardsPlan, planCards } from './plan-cards.ts'
import { planDepth } from './plan-depth.ts'
import { innerOtherPictureOf } from './plan-inner-other.ts'
import { planMoved } from './plan-moved.ts'
import { type OwnWord, planOwnWords } from './plan-own-words.ts'
import { type PortraitPlan, planPortrait } from './plan-portrait.ts'
import { type PracticePlan, planPractice } from './plan-practice.ts'
import { planRoomScenes, planRooms } from './plan-rooms.ts'
import { planShadows, type ShadowPlan } from './plan-shadows.ts'
import { mainShadow } from './plan-step.ts'
import { type ShadowSubject, shadowSubjectOf } from './plan-subjects.ts'
import { planThread, type Thread } from './plan-thread.ts'
import { type Paragraph, type PlannedText, paragraph, type Section } from './planned-text.ts'
import { takeDream, takeForTheOther, takeInnerOther, takeShadow, takeThread } from './shelf.ts'
import { firstOf, firstThree } from './take-first.ts'
import { lessonOf } from './truth/lesson-of.ts'

/** Everything the advanced profile will say, without words: the same for each language. */
export interface AdvancedPlan extends PracticePlan {
  portrait: PortraitPlan
  /** The dashboard's cards. */
  cards: CardsPlan
  /** The parts that the dashboard shows. */
  overview: readonly Section[]
  /** The parts that the Jungian profile shows. */
  depth: readonly Section[]
  ownWords: readonly OwnWord[]
  /** Who stood first after ten answers. */
  ledAfterTen: Archetype | undefined
  /** Four, or fewer where no more are consistent. */
  shadows: readonly ShadowPlan[]
  answeredIds: readonly string[]
}

/** What is known of the report after ten answers. */
interface Before {
  profile: Profile
  plan: BasicPlan
}

/** What a report may rest on besides the profile and its answers. */
export interface AdvancedSources {
  /** The words in which the questions were asked; by default the item bank's own. */
  askedWords?: AskedWords
  /** How the ten core answers were scored; by default with the shipped parameters. */
  parameters?: ParameterSet
  /** Whether a text of the reader's own is left out because it must not be shown. */
  isTextLeftOut?: boolean
}

/**
 * Chooses what the advanced profile says. Nothing that stood in the report after ten answers stands
 * here again, but for the cards.
 *
 * @throws RangeError when an answer names an item, option or value that the bank does not have
 */
export function planAdvanced(
  profile: Profile,
  answers: readonly GivenAnswer[],
  { askedWords = wordsOfBank, parameters = shippedParameters }: AdvancedSources = {},
): AdvancedPlan {
  const before = planBefore(answers, parameters)
  const isUsed = isTextOf(before)
  const chosen = chosenArchetypes(answers)
  const thread = planThread(profile, threadOf(before), chosen)
  const answeredIds = answers.map(({ itemId }) => itemId)
  const shadow = mainShadow(profile, thread, chosen)
  const scenes = planRoomScenes(profile, thread, isUsed)
  const taught = taughtAnyway(profile, thread, scenes.flat())
  const [first, second, third] = firstThree(profile.archetypes)
  const named = [first.name, second.name, third.name]
  const consistent = consistentShadows(profile, chosen).map(shadowSubjectOf)
  const yielding = shadowsInFull(profile, chosen).slice(consistent.length).map(shadowSubjectOf)
  const shadows = planShadows(consistent, yielding, first.name, isUsed, taught)
  const undenied = shadows
    .slice(0, consistent.length)
    .filter(({ name }) => !isShadowDenied(name, named))
  const next = shadowOfTomorrow(undenied, thread, shadow, taught)
  const candidates = maySecondBeShown(profile) ? [first, second] : [first]
  const shownToOther = taught.choose(candidates, ({ name }) => takeForTheOther(name))
  const depth = planDepth(thread, shadow, shownToOther, next)
  const cards = planCards(profile, chosen)
  const besides = [
    ...shadowTexts(shadows),
    ...cards.personas.map(({ text }) => text),
    takeThread(thread, 'plant'),
  ]
  const portrait = planPortrait(profile, thread, isUsed)
  const practice = planPractice(profile, shadow, chosen, taught, besides)
  const change = before ? [planChange(before, profile, answers, askedWords)] : []
  const certainty: Section = { key: 'certainty', paragraphs: [planCertainty(profile, answeredIds)] }
  const others = [
    ...[portrait, ...change, certainty, ...depth].flatMap(({ paragraphs }) => paragraphs),
    ...practiceInLongText(practice),
  ]
  const choices = answers.filter(({ kind }) => kind === 'choice').length
  const inRooms = fullRooms(others, choices, (further) =>
    planRooms(profile, answers, scenes, besides, further),
  )
  return {
    portrait,
    cards,
    overview: [...change, ...inRooms, certainty],
    depth,
    ownWords: planOwnWords(answers),
    ledAfterTen: before?.profile.archetypes[0]?.name,
    shadows,
    answeredIds,
    ...practice,
  }
}

/** The lessons that cannot yield: of the thread's way out, the scenes, the dreams, and the way in to the inner other. */
function taughtAnyway(profile: Profile, thread: Thread, scenes: readonly Paragraph[]): LessonCount {
  const taught = new LessonCount()
  for (const text of scenes.flatMap(({ texts }) => texts)) taught.tell(text)
  for (const { name } of firstThree(profile.archetypes)) taught.tell(takeDream(name, 'meaning'))
  taught.tell(takeThread(thread, 'resolve'))
  taught.tell(takeInnerOther(innerOtherPictureOf(profile), 'wayIn'))
  return taught
}

function planBefore(answers: readonly GivenAnswer[], parameters: ParameterSet): Before | null {
  const core = coreAnswersOf(answers)
  if (!core) return null
  const profile = scoreAnswers(core, { form: 'core', parameters })
  return { profile, plan: planBasic(profile, core) }
}

function isTextOf(before: Before | null): (text: PlannedText) => boolean {
  const used = before ? textsIn(before.plan) : []
  return (text) => used.some(({ book, key }) => book === text.book && key === text.key)
}

function threadOf(before: Before | null): ReadonlySet<string> {
  return new Set(before ? [`${before.plan.thread.kind}/${before.plan.thread.key}`] : [])
}

const shadowTexts = (shadows: readonly ShadowSubject[]) =>
  shadows.map(({ name }) => takeShadow(name, 'card'))

function planChange(
  before: Before,
  profile: Profile,
  answers: readonly GivenAnswer[],
  askedWords: AskedWords,
): Section {
  const moved = whatMoved(before.profile, profile)
  return { key: 'moved', paragraphs: [planMoved(moved, answers, askedWords)] }
}

/** Where two lead together, and where one leads whose page teaches what its scenes and dreams tell too. */
function maySecondBeShown(profile: Profile): boolean {
  const leader = firstOf(profile.archetypes).name
  return leadersOf(profile).length > 1 || lessonOf(takeForTheOther(leader)) === 'beEarnest'
}

/** The shadow that tomorrow is about: none that the thread already has a way out of. */
function shadowOfTomorrow(
  shadows: readonly ShadowSubject[],
  thread: Thread,
  main: ShadowSubject,
  taught: LessonCount,
): ShadowSubject {
  const [first = main, ...others] = shadows.filter(({ name }) => name !== thread.key)
  return taught.choose([first, ...others], ({ name }) => takeShadow(name, 'tomorrow'))
}

function planCertainty(profile: Profile, answeredIds: readonly string[]): Paragraph {
  const [first, second, third] = firstThree(profile.archetypes)
  const named: readonly [Archetype, Archetype, Archetype] = [first.name, second.name, third.name]
  return paragraph(
    [certaintyInFull(named, profile.leader.certainty), ...doubts(profile, 'paid')],
    answeredIds,
  )
}
