import { archetypes } from '@individua/instrument/dimensions'
import type { Profile } from '@individua/instrument/profile'
import { leadersOf } from '@individua/instrument/scoring/leaders'
import { answerThread } from './answer-thread.ts'
import { fitLength, isShort } from './fit-length.ts'
import { certaintyAfterTen, doubts } from './frames.ts'
import { LessonCount } from './lesson-count.ts'
import { livedThree } from './lived-three.ts'
import { type CardsPlan, planCards } from './plan-cards.ts'
import { isLowered, levelOf } from './plan-levels.ts'
import { planLife, type RatedAnswer } from './plan-life.ts'
import { type PortraitPlan, planPortrait } from './plan-portrait.ts'
import { planScenesOf } from './plan-scene.ts'
import { mainShadow, planStep } from './plan-step.ts'
import { mainAnswersOf, type ShadowSubject } from './plan-subjects.ts'
import { planFurtherTendencies, planTendency } from './plan-tendencies.ts'
import { planTension, type Tension, tensionAround } from './plan-tension.ts'
import { planThread, type Thread } from './plan-thread.ts'
import { type Paragraph, type PlannedText, paragraph, type Section } from './planned-text.ts'
import { rooms } from './rooms.ts'
import { takeLessRoom, takeTension, takeTensionQuestion, takeThread } from './shelf.ts'
import { firstThree } from './take-first.ts'
import { isDenied } from './truth/deniers.ts'

/** Everything the basic report will say, without words: the same for each language. */
export interface BasicPlan {
  thread: Thread
  portrait: PortraitPlan
  cards: CardsPlan
  sections: readonly Section[]
}

/**
 * Chooses what the basic report says.
 * @throws RangeError when an answer is to no statement or its value is not 1..5
 */
export function planBasic(profile: Profile, answers: readonly RatedAnswer[]): BasicPlan {
  const thread = planThread(profile)
  const portrait = planPortrait(profile, thread)
  const scenes = planScenes(profile, thread)
  const shadow = mainShadow(profile, thread)
  const step = planStep(profile, shadow)
  const taught = new LessonCount()
  const scenesTold = paragraphsOf(scenes).flatMap(({ texts }) => texts)
  for (const text of [takeThread(thread, 'resolve'), ...scenesTold, ...step.texts])
    taught.tell(text)
  const rest: readonly Section[] = [
    { key: 'thread', paragraphs: planOpposites(profile, thread) },
    { key: 'shadow', paragraphs: planShadow(profile, thread, shadow, taught) },
    { key: 'step', paragraphs: [step] },
  ]
  const others = [...portrait.paragraphs, ...paragraphsOf([...scenes, ...rest])]
  const cards = planCards(profile)
  const quietest = planQuietest(profile)
  const besides = [
    ...[...others, ...quietest].flatMap(({ texts }) => texts),
    ...[...cards.personas, ...cards.archetypes, ...cards.shadows].map(({ text }) => text),
  ]
  const { told, left } = planLife(profile, answers, besides)
  const certainty = planCertainty(profile, answers)
  const usual = [...others, ...told, ...quietest, certainty]
  const more = planFurtherTendencies(profile, shadow, usual, taught)
  const shown = isShort([...usual, ...more]) ? planScenes(profile, thread, rooms.length) : scenes
  const fixed = [
    ...portrait.paragraphs,
    ...paragraphsOf([...shown, ...rest]),
    ...quietest,
    certainty,
  ]
  const { statements, tendencies } = fitLength(fixed, { statements: told, tendencies: more }, left)
  const life = [...statements, ...quietest]
  return {
    thread,
    portrait,
    cards,
    sections: [
      ...(life.length > 0 ? [{ key: 'life' as const, paragraphs: life }] : []),
      ...shown,
      ...rest.map(({ key, paragraphs }) => ({
        key,
        paragraphs: key === 'shadow' ? [...paragraphs, ...tendencies] : paragraphs,
      })),
      { key: 'certainty', paragraphs: [certainty] },
    ],
  }
}

const paragraphsOf = (sections: readonly Section[]) =>
  sections.flatMap(({ paragraphs }) => paragraphs)

/** The names of all texts of a plan, but for its cards. */
export function textsIn({
  portrait,
  sections,
}: Pick<BasicPlan, 'portrait' | 'sections'>): PlannedText[] {
  return [
    portrait.title,
    ...portrait.paragraphs.flatMap(({ texts }) => texts),
    ...sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ texts }) => texts)),
  ]
}

const mostQuiet = 3

/** What has little room: the quietest of the last three that lies below the middle and that no leader denies. */
function planQuietest({ archetypes }: Profile): Paragraph[] {
  const named = firstThree(archetypes).map(({ name }) => name)
  return archetypes
    .slice(-mostQuiet)
    .toReversed()
    .filter(({ strength }) => isLowered(levelOf(strength)))
    .filter(({ name }) => !isDenied('disowned', name, named))
    .slice(0, 1)
    .map((quiet) => paragraph([takeLessRoom(quiet.name)], mainAnswersOf(quiet)))
}

/**
 * Four of the five rooms, in each a scene of one of the named three and the turn of the next. Which
 * room is whose depends on who the three are: two readers with one archetype in common seldom meet it
 * in the same room.
 * @param count five where there is little other text; the fifth has no turn
 */
function planScenes(profile: Profile, thread: Thread, count = rooms.length - 1): Section[] {
  const lived = livedThree(profile)
  const start = lived.reduce((sum, name) => sum + archetypes.indexOf(name), 0)
  const skipped = start % rooms.length
  const parts = rooms
    .filter((_, index) => count === rooms.length || index !== skipped)
    .map((room, index) => {
      const turned = (start + index) % lived.length
      return { room, voices: [...lived.slice(turned), ...lived.slice(0, turned)] }
    })
  const scenes = planScenesOf(profile, thread, parts)
  return parts.map(({ room }, index) => {
    const paragraphs = scenes[index] ?? []
    return { key: room, paragraphs: room === rooms[skipped] ? paragraphs.slice(0, 1) : paragraphs }
  })
}

/** Where the thread is a leader against its opposite, their tension; else the most marked. */
function tensionFor(profile: Profile, { kind }: Thread): Tension {
  return kind === 'opposite'
    ? tensionAround(profile, firstThree(profile.archetypes)[0].name)
    : planTension(profile)
}

/** The tension with its question, where one shows; a question alone would say nothing. */
function planOpposites(profile: Profile, thread: Thread): Paragraph[] {
  const tension = tensionFor(profile, thread)
  const { stronger, weaker } = tension
  const texts = [takeTensionQuestion(tension), takeTension(tension)]
  return [
    ...(tension.mode === 'even' ? [] : [paragraph(texts, stronger.itemIds, weaker.itemIds)]),
    ...(isAnsweredWithShadow(profile, thread) ? [] : [answerThread(thread)]),
  ]
}

function planShadow(
  profile: Profile,
  thread: Thread,
  shadow: ShadowSubject,
  taught: LessonCount,
): Paragraph[] {
  return [
    planTendency(shadow, taught),
    ...(isAnsweredWithShadow(profile, thread) ? [answerThread(thread)] : []),
  ]
}

/** A thread that is a shadow is answered beside it, unless its own section would then be empty. */
function isAnsweredWithShadow(profile: Profile, thread: Thread): boolean {
  return thread.kind === 'shadow' && planTension(profile).mode !== 'even'
}

function planCertainty(profile: Profile, answers: readonly RatedAnswer[]): Paragraph {
  const [first, second, third] = firstThree(profile.archetypes)
  const leads = leadersOf(profile).length === 1
  return paragraph(
    [certaintyAfterTen([first.name, second.name, third.name], leads), ...doubts(profile, 'free')],
    answers.map(({ itemId }) => itemId),
  )
}
