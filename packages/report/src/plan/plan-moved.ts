import type { Archetype } from '@individua/instrument/dimensions'
import { itemsById } from '@individua/instrument/items/item-bank'
import type { GivenAnswer } from '@individua/instrument/scoring/answers'
import type { MovedArchetype, WhatMoved } from '@individua/instrument/scoring/what-moved'
import { archetypeOfOption } from './archetype-of-option.ts'
import type { AskedWords } from './asked-words.ts'
import { movedAway, movedBecauseOf, movedSentence, movedSentenceBy } from './frames.ts'
import { type Paragraph, type PlannedText, paragraph } from './planned-text.ts'
import { firstOf, firstThree, type Three } from './take-first.ts'

const namedCount = 3
/** Up to this rank an archetype is told of as still near. */
const nearCount = 5
const mostQuotes = 2
const mostSentences = 4

/** What the longer form moved among the first three, with the choices that raised who is told of. */
export function planMoved(
  moved: WhatMoved,
  answers: readonly GivenAnswer[],
  askedWords: AskedWords,
): Paragraph {
  const raising = raisingChoices(moved, answers)
  const { sentences, told } = sentencesOf(moved, raising)
  const ofFirstTold = raising.filter(({ name }) => name === told[0])
  const ofTold = raising.filter(({ name }) => told.includes(name))
  const quotes = ([ofFirstTold, ofTold].find(({ length }) => length > 0) ?? raising).slice(
    0,
    mostQuotes,
  )
  return paragraph(
    [
      ...sentences,
      ...(quotes.length > 0
        ? [movedBecauseOf(firstOf(quotes).name), quoteOf(quotes, askedWords)]
        : []),
    ],
    [...new Set(moved.archetypes.flatMap((one) => one.answers.slice(0, 2)))].map(
      ({ itemId }) => itemId,
    ),
  )
}

/** The sentences, and whom they tell of as having come forward. A newcomer whom the first names is not told of again. */
function sentencesOf(
  { archetypes, after }: WhatMoved,
  raising: readonly RaisingChoice[],
): { sentences: readonly PlannedText[]; told: readonly Archetype[] } {
  const [before, now] = [byRank(archetypes, 'before'), byRank(archetypes, 'after')]
  const [first, second, third] = firstThree(now)
  const entered = now.filter((name) => !before.includes(name))
  const left = before.filter((name) => !now.includes(name))
  const isSameLeader = before[0] === first
  const stay = entered.length === 0 && isSameLeader
  const isShared = after.leaders.length > 1
  const opening = stay
    ? movedSentence('allStayed', { first, second, third })
    : isSameLeader
      ? movedSentenceBy(first, 'leaderStayed', { first })
      : newLeader(before[0] ?? first, [first, second, third], after.leaders.length)
  const isTold = (name: Archetype) => namesIn(opening).includes(name)
  const newcomers = entered.filter((name) => !isTold(name))
  const newcomer = raising.find(({ name }) => newcomers.includes(name))?.name ?? newcomers[0]
  const leaver = left.find((name) => name !== before[0]) ?? left[0]
  const sentences = [
    opening,
    ...(newcomer ? [movedSentenceBy(newcomer, 'entered', { name: newcomer })] : []),
    ...(leaver ? [movedAway(leaver, distanceOf(leaver, archetypes))] : []),
    ...(isShared && isSameLeader ? [movedSentence('stillClose', { first, second })] : []),
  ].slice(0, mostSentences)
  return { sentences, told: [...(isSameLeader ? [] : [first]), ...(newcomer ? [newcomer] : [])] }
}

function distanceOf(name: Archetype, archetypes: readonly MovedArchetype[]): 'near' | 'far' {
  return archetypes.some((one) => one.name === name && one.after.rank <= nearCount) ? 'near' : 'far'
}

const namesIn = ({ key }: PlannedText) => key.split('/')[1]?.split('+') ?? []

/** Where several stand in front together, none of them is called the first. */
function newLeader(
  before: Archetype,
  [first, second, third]: Three<Archetype>,
  leaderCount: number,
): PlannedText {
  if (leaderCount <= 1) return movedSentenceBy(first, 'leaderChanged', { before, after: first })
  if (leaderCount > 2) return movedSentence('threeShare', { before, first, second, third })
  return before === second
    ? movedSentence('drewLevel', { before, first })
    : movedSentence('twoShare', { before, first, second })
}

function byRank(archetypes: readonly MovedArchetype[], side: 'before' | 'after'): Archetype[] {
  return archetypes
    .filter((one) => one[side].rank <= namedCount)
    .toSorted((a, b) => a[side].rank - b[side].rank)
    .map(({ name }) => name)
}

interface RaisingChoice {
  /** The archetype that the chosen option stands for, one of those now in front. */
  name: Archetype
  itemId: string
  optionId: string
}

/** Choices that raised those now in front, by how much they raised them. */
function raisingChoices(
  { archetypes }: WhatMoved,
  answers: readonly GivenAnswer[],
): readonly RaisingChoice[] {
  const raised = archetypes
    .filter(({ after }) => after.rank <= namedCount)
    .flatMap(({ name, answers: weights }) =>
      weights.filter(({ weight }) => weight > 0).map((one) => ({ ...one, name })),
    )
    .toSorted((a, b) => b.weight - a.weight)
  return raised.flatMap(({ itemId, name }) => {
    const answer = answers.find((one) => one.itemId === itemId)
    if (answer?.kind !== 'choice') return []
    const { optionId } = answer
    const option = archetypeOfOption(itemsById.get(itemId), optionId)
    return option === name ? [{ name, itemId, optionId }] : []
  })
}

/** Options in the words in which they were asked, without the full stop of their own, each with its situation. */
function quoteOf(quotes: readonly RaisingChoice[], askedWords: AskedWords): PlannedText {
  return {
    book: 'moved',
    key: `quotes/${quotes.map(({ itemId }) => itemId).join('+')}`,
    read: ({ language, names, frames }) => {
      const list = quotes.flatMap(({ itemId, optionId }) => {
        const item = itemsById.get(itemId)
        if (!item) return []
        const quote = names.quote(askedWords(item, optionId)[language].replace(/\.$/, ''))
        return [`${frames.moved.situations[item.code]} ${quote}`]
      })
      return `${new Intl.ListFormat(language).format(list)}.`
    },
  }
}
