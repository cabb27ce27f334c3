import type { ResultComparison } from '@individua/contract/results'
import { within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { OtherPortraits } from './other-portraits.tsx'
import { portraitsQuery } from './portraits.queries.ts'
import PortraitsScreen from './portraits-screen.tsx'
import { TwoPortraits } from './two-portraits.tsx'

vi.mock('../../lib/session.ts', () => ({ useSession: () => ({ status: 'user', userId: 'u1' }) }))

const petals = Array.from({ length: 12 }, (_, index) => ({
  archetype: `a${index}`,
  name: `A ${index}`,
  strength: 0.5,
  interval80: [0.4, 0.6] satisfies [number, number],
  shadow: 0.5,
}))
const side = (day: number) => ({
  resultId: `r${day}`,
  kind: 'basic' as const,
  assessmentDate: new Date(`2026-11-0${day}T10:00`).toISOString(),
  answerCount: 10,
  petals,
})
const comparison: ResultComparison = {
  earlier: side(1),
  later: side(2),
  points: 26,
  questionCount: 10,
  archetypes: [
    { key: 'sage', name: 'Sage', before: 0.9, after: 0.4, isChange: true },
    { key: 'hero', name: 'Hero', before: 0.5, after: 0.6, isChange: false },
  ],
}

test('the picture has the earlier outline under the later petals, and says which is which', () => {
  const page = renderPart(<TwoPortraits comparison={comparison} />)
  expect(within(page).getByRole('img', { name: /^Two portraits in one mandala\./ })).toBeTruthy()
  expect(wordsOf(page)).toContain(
    'Petals: November 2, 2026 (10 answers). Outline: November 1, 2026 (10 answers).',
  )
})

test('what moved beyond chance stands apart from what did not', () => {
  const page = renderPart(<TwoPortraits comparison={comparison} />)
  const moved = wordsOf(within(page).getByRole('region', { name: 'More than chance' }))
  expect(moved).toContain('chance alone can explain (26 points)')
  expect(moved).toContain('90%, then 40%')
  expect(moved).not.toContain('Hero')
  const within26 = within(page).getByRole('region', {
    name: 'Within what chance alone can explain',
  })
  expect(wordsOf(within26)).toContain('Hero')
})

test('portraits that share answers show differences and call none of them change', () => {
  const page = renderPart(
    <TwoPortraits comparison={{ ...comparison, points: null, questionCount: null }} />,
  )
  expect(wordsOf(page)).toContain('say nothing about a change in you')
  expect(within(page).queryByRole('region', { name: 'More than chance' })).toBeNull()
  expect(wordsOf(within(page).getByRole('region', { name: 'All differences' }))).toContain('Sage')
})

const listed = (day: number, isShown: boolean) => ({
  ...side(day),
  instrumentVersion: '2.0.0',
  names: ['Sage', 'Hero', 'Lover'],
  isShown,
})
const others = (portraits: ReturnType<typeof listed>[]) =>
  renderPart(<OtherPortraits userId="u1" />, {
    read: [[portraitsQuery('en', 'u1').queryKey, portraits]],
  })

const listOf = (portraits: ReturnType<typeof listed>[]) =>
  renderPart(<PortraitsScreen />, {
    path: '/portraits',
    read: [[portraitsQuery('en', 'u1').queryKey, portraits]],
  })

test('one portrait alone has nothing to be compared with', () => {
  const alone = listOf([listed(1, true)])
  expect(wordsOf(alone)).toContain('On your dashboard')
  expect(Object.keys(linksOf(alone))).not.toContain('Compare')
  const both = listOf([listed(2, true), listed(1, false)])
  expect(linksOf(both).Compare).toBe('/portraits/compare?from=r1&to=r2')
})

test('the dashboard leads to the other portraits, and says when a newer one is not on it', () => {
  const newer = others([listed(2, false), listed(1, true)])
  expect(wordsOf(newer)).toContain('Your newest answers, from November 2, 2026, made a portrait')
  expect(linksOf(newer)).toEqual({ 'See and compare': '/portraits' })
  expect(wordsOf(others([listed(2, true), listed(1, false)]))).toContain('You have 2 portraits')
  expect(wordsOf(others([listed(1, true)])).trim()).toBe('')
})
