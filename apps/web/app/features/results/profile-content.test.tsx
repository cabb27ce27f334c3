import type { ResultCard } from '@individua/contract/results'
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eachOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { DashboardError } from './dashboard-failure.tsx'
import { ProfileContent } from './profile-content.tsx'
import { type DashboardBody, readDashboard } from './read-dashboard.ts'

const card = (key: string, strength: number): ResultCard => ({
  key,
  name: `The ${key}`,
  description: `What the ${key} is.`,
  strength,
  interval80: [0.1, 0.9],
  certainty: 'likely',
  isInferred: false,
  why: [],
})

const show = (body: DashboardBody, isPremium = false) =>
  renderPart(<ProfileContent dashboard={readDashboard(body)} isPremium={isPremium} />)

test('a profile has its heading and the date of the assessment', () => {
  const page = show({ metadata: { assessmentDate: new Date('2026-03-09T12:00').toISOString() } })
  expect(eachOf(page, 'h1')).toEqual(['Your Personality Profile'])
  expect(wordsOf(page)).toContain('Assessment of March 9, 2026')
})

test('without a date, or with none that is one, the date is unknown', () => {
  expect(wordsOf(show({}))).toContain('Unknown date')
  expect(wordsOf(show({ metadata: { assessmentDate: 'soon' } }))).toContain('Unknown date')
})

test('a card has name, description and strength, in a badge and a bar', () => {
  const page = show({ personas: [card('healer', 0.678)] })
  const shown = within(page).getByRole('region', { name: 'Personas' })
  expect(wordsOf(shown)).toMatch(/The healer\n68%\n/)
  expect(wordsOf(shown)).toContain('What the healer is.')
  expect(within(shown).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('68')
})

test('personas, archetypes, shadow traits and the long text stand under their headings', () => {
  const page = show({
    personas: [card('a', 0)],
    archetypes: { b: card('b', 1) },
    shadows: [card('c', 0.5)],
    long_jungian_assessment: 'A long text.',
  })
  expect(eachOf(page, 'h2')).toEqual([
    'Personas',
    'Archetypes',
    'Go deeper',
    'Shadow traits',
    'Deep Psychological Analysis',
  ])
  expect(wordsOf(page)).toContain('A long text.')
})

test('each empty part says that it is empty', () => {
  const words = wordsOf(show({}))
  for (const text of [
    'No personas data available',
    'No archetypes data available',
    'No shadow traits data available',
    'No psychological analysis available yet.',
  ]) {
    expect(words).toContain(text)
  }
})

test('the picture names those who stand at the front together, and no others', () => {
  const petals = ['b', 'c', 'd', 'e'].map((archetype, index) => ({
    ...{ archetype, name: `The ${archetype}`, strength: 0.9 - index / 10 },
    ...{ interval80: [0.1, 0.9] as [number, number], shadow: 0.5 },
  }))
  const archetypes = ['c', 'b', 'd', 'e'].map((key) => card(key, 0.5))
  const front = (leaders?: string[]) =>
    show({ petals, archetypes, ...(leaders && { leaders }) }).innerHTML.match(
      /At the front: ([^.]*)\./,
    )?.[1]
  expect(front(['c', 'b'])).toBe('The c and The b')
  expect(front(['c'])).toBe('The c')
  expect(front()).toBe('The c, The b, and The d')
})

test.each([
  ['basic', 'openYet'],
  ['advanced', 'open'],
] as const)('in the %s result what is open is called %s', (kind, certainty) => {
  const body: DashboardBody = {
    archetypes: [{ ...card('b', 0.5), certainty: 'open' }],
    metadata: { kind },
  }
  expect(readDashboard(body).archetypes[0]?.certainty).toBe(certainty)
})

test('a longer form shows what it moved: ranks, probabilities, both ranges and the answers', () => {
  const standing = (rank: number, strength: number) => ({
    ...{ rank, probabilityTopThree: strength, probabilityLeading: 0.1, strength },
    interval80: [0.2, 0.8] as [number, number],
  })
  const answer = {
    questionUuid: 'q1',
    questionText: 'I read the map first.',
    answer: '5',
    weight: 1,
  }
  const side = { instrumentVersion: '2.0.0', answerCount: 10, leaders: ['sage', 'hero'] }
  const moved = {
    before: { ...side, meanWidth: 0.64 },
    after: { ...side, answerCount: 30, leaders: ['hero'], meanWidth: 0.412 },
    archetypes: [
      {
        key: 'hero',
        name: 'Hero',
        before: standing(2, 0.4),
        after: standing(1, 0.7),
        why: [answer],
      },
      { key: 'sage', name: 'Sage', before: standing(1, 0.5), after: standing(5, 0.3), why: [] },
    ],
  }
  const part = within(show({ moved }, true)).getByRole('region', { name: /answers moved/ })
  const words = wordsOf(part)
  expect(words).toContain('At the front after 10 answers: Hero and Sage. After 30: Hero.')
  expect(words).toContain('Rank 2, now 1')
  expect(words).toContain('Probability of being among the first three: 50%, now 30%')
  expect(words).toContain('Likely range: 20% – 80%, now 20% – 80%')
  expect(words).toContain('ranges: 64 percentage points before, 41 now.')
  expect(words).toContain('I read the map first.')
  const bars = within(part).getAllByRole('progressbar')
  expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
    '40%, most likely between 20% and 80%',
    '70%, most likely between 20% and 80%',
    '50%, most likely between 20% and 80%',
    '30%, most likely between 20% and 80%',
  ])
  expect(wordsOf(show({}))).not.toContain('answers moved')
})

test('a failed load is a card that offers to try again', () => {
  const words = wordsOf(renderPart(<DashboardError />))
  expect(words).toContain('Error Loading Dashboard')
  expect(words).toContain('Failed to load your results')
  expect(words).toContain('Try Again')
})

test('a profile says who worded it', () => {
  const metadata = { engine: 'built-in' }
  expect(wordsOf(show({ metadata }))).toContain('no language model had a part in them')
  metadata.engine = 'openai:some-model'
  expect(wordsOf(show({ metadata }))).toContain('a language model (openai:some-model)')
})
