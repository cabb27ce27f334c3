import type { FurtherState } from '@individua/contract/further-questions'
import { expect, test } from 'vitest'
import { linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { FurtherCard } from './further-card.tsx'
import { furtherStateQuery } from './results.queries.ts'

const open = {
  answerCount: 40,
  goal: 60,
  lots: 'open',
  isLotStarted: false,
  isSecondOccasionDue: false,
} as const

const show = (state: FurtherState, path = '/') =>
  renderPart(<FurtherCard userId="u1" />, {
    path,
    read: [[furtherStateQuery('u1').queryKey, state]],
  })

test('a paid profile leads to further questions and says how many answers it rests on', () => {
  const card = show(open)
  expect(wordsOf(card)).toContain('rests on 40 answers')
  expect(wordsOf(card)).toContain('Next stop: 60 answers.')
  expect(linksOf(card)).toEqual({ 'Answer further questions': '/more-questions' })
  const started = show({ ...open, isLotStarted: true }, '/de')
  expect(linksOf(started)).toEqual({ 'Weiter mit den Fragen': '/de/more-questions' })
})

test('four weeks after the core it can be answered again, paid or not', () => {
  const due = show({ ...open, lots: 'unpaid', isSecondOccasionDue: true })
  expect(wordsOf(due)).toContain('Four weeks have passed.')
  expect(linksOf(due)).toEqual({ 'Answer the ten again': '/assessment' })
})

test('after the last goal there is no link, and without a paid result no card', () => {
  const done = show({ ...open, answerCount: 100, goal: null, lots: 'done' })
  expect(wordsOf(done)).toContain('rests on 100 answers')
  expect(linksOf(done)).toEqual({})
  for (const lots of ['unpaid', 'notYet'] as const) {
    expect(wordsOf(show({ ...open, lots })).trim()).toBe('')
  }
})
