import { archetypes, motives } from '@individua/instrument/dimensions'
import { itemsById } from '@individua/instrument/items/item-bank'
import { choiceItems } from '@individua/instrument/items/scenarios'
import { scoreAnswers } from '@individua/instrument/scoring/score-answers'
import { whatMoved } from '@individua/instrument/scoring/what-moved'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { expect, test } from 'vitest'
import { textsOf } from '../texts/texts-of.ts'
import { archetypeOfOption } from './archetype-of-option.ts'
import { wordsOfBank } from './asked-words.ts'
import { coreAnswersOf } from './core-answers.ts'
import { planMoved } from './plan-moved.ts'
import { firstThree } from './take-first.ts'

const namesOf = (key: string) => archetypes.filter((name) => key.includes(name))

const people = Array.from({ length: 30 }, (_, index) => {
  const { profile, answers } = drawFullAnswers(index + 1, 'en')
  const core = coreAnswersOf(answers)
  if (!core) throw new Error('a drawn person has answered the core')
  const moved = whatMoved(scoreAnswers(core, { form: 'core' }), profile)
  const { texts } = planMoved(moved, answers, wordsOfBank)
  const namesIn = (part: string) =>
    texts.filter(({ key }) => key.startsWith(`${part}/`)).flatMap(({ key }) => namesOf(key))
  const quotes = texts.flatMap(({ key }) =>
    key.startsWith('quotes/') ? key.slice('quotes/'.length).split('+') : [],
  )
  const chosen = quotes.flatMap((id) => {
    const answer = answers.find(({ itemId }) => itemId === id)
    return answer?.kind === 'choice' ? [archetypeOfOption(itemsById.get(id), answer.optionId)] : []
  })
  const leaders = moved.after.leaders
  const away = texts
    .filter(({ key }) => key.startsWith('left/'))
    .map(({ key }) => {
      const [, name, distance] = key.split('/')
      const rank = moved.archetypes.find((one) => one.name === name)?.after.rank ?? 0
      return { distance, rank }
    })
  return { leader: firstThree(profile.archetypes)[0].name, leaders, namesIn, chosen, away }
})

test('each choice that may be quoted says in every language where it was made', () => {
  const codes = choiceItems.map(({ code }) => code)
  for (const { frames } of Object.values(textsOf)) {
    expect(Object.keys(frames.moved.situations).toSorted()).toEqual(codes.toSorted())
  }
})

test('a new leader is not told of a second time as a newcomer', () => {
  const changed = people.filter(
    ({ namesIn }) => [...namesIn('leaderChanged'), ...namesIn('twoShare')].length > 0,
  )
  expect(changed.length).toBeGreaterThan(0)
  for (const { leader, namesIn } of changed) expect(namesIn('entered')).not.toContain(leader)
})

test('a newcomer who is told of as one of several in front is not told of again', () => {
  const shared = people.filter(
    ({ namesIn }) => [...namesIn('twoShare'), ...namesIn('threeShare')].length > 0,
  )
  expect(shared.length).toBeGreaterThan(0)
  for (const { namesIn } of shared) {
    const told = [...namesIn('twoShare'), ...namesIn('threeShare')]
    expect(told.filter((name) => namesIn('entered').includes(name))).toEqual([])
  }
})

test('where several stand in front, none of them is called the first', () => {
  const shared = people.filter(({ leaders }) => leaders.length > 1)
  expect(shared.length).toBeGreaterThan(0)
  for (const { leaders, namesIn } of shared) {
    expect(namesIn('leaderChanged')).toEqual([])
    const both = ['drewLevel', 'twoShare', 'threeShare', 'stillClose'].flatMap(namesIn)
    expect(both).toEqual(expect.arrayContaining(leaders.slice(0, 2)))
  }
})

test('who left the first three is near as fourth or fifth, and far behind', () => {
  const left = people.flatMap(({ away }) => away)
  expect(new Set(left.map(({ distance }) => distance))).toEqual(new Set(['near', 'far']))
  for (const { distance, rank } of left) expect(distance).toBe(rank <= 5 ? 'near' : 'far')
})

test('a sentence about a move has a text for each motive', () => {
  const { moved } = textsOf.en.frames
  const variants = [
    ...[moved.entered, moved.because, moved.leaderChanged, moved.leaderStayed],
    ...Object.values(moved.left),
  ]
  for (const texts of variants) expect(new Set(Object.values(texts)).size).toBe(motives.length)
})

test('the choices that are quoted raised those who are told of as coming forward', () => {
  const entered = people.filter(({ namesIn }) => namesIn('entered').length > 0)
  expect(entered.length).toBeGreaterThan(0)
  for (const { leader, namesIn, chosen } of entered) {
    const isNew =
      ['leaderChanged', 'drewLevel', 'twoShare', 'threeShare'].flatMap(namesIn).length > 0
    const told = [...namesIn('entered'), ...(isNew ? [leader] : [])]
    const isTold = chosen.map((name) => name !== undefined && told.includes(name))
    expect(new Set(isTold).size).toBeLessThanOrEqual(1)
  }
})
