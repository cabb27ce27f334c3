import type { ChosenQuestion } from '@individua/instrument/choice/choose-step'
import { dimensions, type Language } from '@individua/instrument/dimensions'
import { coreItems } from '@individua/instrument/items/core'
import type { ChoiceItem, Key, LikertItem } from '@individua/instrument/items/item'
import type { Profile } from '@individua/instrument/profile'
import type { Answer, GivenAnswer } from '@individua/instrument/scoring/answers'
import { createRandom } from '@individua/instrument/scoring/random'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { askSteps } from './ask-steps.ts'
import { openTexts } from './draw-open-texts.ts'

/** One drawn person: thirty answers through the adaptive choice, and the profile they make. */
export interface DrawnPerson {
  profile: Profile
  answers: readonly GivenAnswer[]
}

interface DrawOptions {
  /** 0: answers without any leaning; 1: leanings as marked as the model's reference group has them. */
  coherence?: number
  /** False leaves the three open answers out. */
  hasText?: boolean
}

type Leanings = ReadonlyMap<string, number>
type Random = () => number

const lexiconValidity = 0.15
/** How many situations get a second choice too. */
const secondChoiceShare = 0.7

interface ScoredPerson {
  profile: Profile
  scored: readonly Answer[]
}

/** The choice of questions takes far longer than a copy, and knows no language. */
const known = new Map<string, ScoredPerson>()

/** Answers that follow drawn leanings, with noise; equal seeds and options give equal persons. */
export function drawFullAnswers(
  seed: number,
  language: Language,
  { coherence = 1, hasText = true }: DrawOptions = {},
): DrawnPerson {
  const name = `${seed} ${coherence} ${hasText}`
  const person = known.get(name) ?? drawPerson(seed, coherence, hasText)
  known.set(name, person)
  const { profile, scored } = structuredClone(person)
  const texts = openTexts[language]
  const answers = scored.map((answer, index): GivenAnswer => {
    if (answer.kind !== 'open') return answer
    const text = texts[(seed + index) % texts.length] ?? texts[0]
    return { kind: 'open', itemId: answer.itemId, text }
  })
  return { profile, answers }
}

function drawPerson(seed: number, coherence: number, hasText: boolean): ScoredPerson {
  const random = createRandom(seed)
  const leanings: Leanings = new Map(
    dimensions.map((dimension) => [dimension, coherence * drawNormal(random)]),
  )
  const scored: Answer[] = coreItems.map((item) => answerLikert(item, leanings, random))
  askSteps(scored, seed, (questions) => {
    for (const question of questions) scored.push(answerTo(question, leanings, random))
  })
  const counted = scored.filter(({ kind }) => hasText || kind !== 'open')
  return { profile: scoreAnswers(counted, { form: 'full' }), scored: counted }
}

function answerTo(question: ChosenQuestion, leanings: Leanings, random: Random): Answer {
  if (question.kind === 'likert') return answerLikert(question.item, leanings, random)
  if (question.kind === 'choice') {
    return answerChoice(question.item, question.shownOptionIds, leanings, random)
  }
  const ratings = question.item.dimensions.map(() => Math.round(4 * random() - 2))
  return { kind: 'open', itemId: question.item.id, ratings, rho: lexiconValidity }
}

function answerLikert({ id, key }: LikertItem, leanings: Leanings, random: Random): Answer {
  const response = leaningOf(key, leanings) + drawNormal(random)
  const value = Math.min(5, Math.max(1, Math.round(3.3 + response)))
  return { kind: 'likert', itemId: id, value }
}

function answerChoice(
  item: ChoiceItem,
  shownOptionIds: readonly string[],
  leanings: Leanings,
  random: Random,
): Answer {
  const [liked, next] = item.options
    .filter(({ id }) => shownOptionIds.includes(id))
    .map(({ id, key }) => ({ id, liking: leaningOf(key, leanings) + drawNormal(random) }))
    .toSorted((a, b) => b.liking - a.liking)
  if (!liked) throw new Error(`no option of ${item.code} is shown`)
  const second = next && random() < secondChoiceShare ? { secondOptionId: next.id } : {}
  return { kind: 'choice', itemId: item.id, optionId: liked.id, ...second, shownOptionIds }
}

function leaningOf(key: Key, leanings: Leanings): number {
  return Object.entries(key).reduce(
    (sum, [dimension, weight]) => sum + weight * (leanings.get(dimension) ?? 0),
    0,
  )
}

/** Standard normal, by Box and Muller. */
function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
