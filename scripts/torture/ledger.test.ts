import { expect, test } from 'vitest'
import {
  type Acknowledged,
  countRedeliveries,
  isClean,
  judge,
  nothingAcknowledged,
  type Stored,
} from './ledger.ts'

const [uid, email] = ['11111111-1111-4111-8111-111111111111', 'a@example.sk']

/** One user who did everything, and the database that holds all of it. */
function everythingOnce(): { acknowledged: Acknowledged; stored: Stored } {
  return {
    acknowledged: {
      ...nothingAcknowledged(),
      signUps: new Map([[email, uid]]),
      forms: new Map([[uid, ['1', '5']]]),
      basicResults: new Map([[uid, 'basic']]),
      advancedResults: new Map([[uid, 'advanced']]),
      stepAnswers: new Map([[uid, new Set(['question'])]]),
      payments: new Set([uid]),
      grants: new Set([uid]),
    },
    stored: {
      signUps: [{ email, uid }],
      forms: [{ uid, values: ['1', '5'] }],
      results: [
        { uid, id: 'basic', kind: 'basic' },
        { uid, id: 'advanced', kind: 'advanced' },
      ],
      stepAnswers: [{ uid, questionId: 'question' }],
      grants: [{ uid }],
      mails: [{ id: 'mail', email, kind: 'confirm-sign-up' }],
    },
  }
}
const deliveries = [{ id: 'mail', email }]

const problemsOf = (
  change: (stored: Stored) => Partial<Stored>,
  delivered: { id: string; email: string }[] = deliveries,
) => {
  const { acknowledged, stored } = everythingOnce()
  const verdicts = judge(acknowledged, { ...stored, ...change(stored) }, delivered)
  return verdicts.flatMap(({ what, lost, doubled }) => [
    ...lost.map(() => `${what} lost`),
    ...doubled.map(() => `${what} doubled`),
  ])
}

test('everything found once is clean', () => {
  const { acknowledged, stored } = everythingOnce()
  const verdicts = judge(acknowledged, stored, deliveries)
  expect(isClean(verdicts)).toBe(true)
  expect(verdicts.map((verdict) => verdict.acknowledged)).toEqual(verdicts.map(() => 1))
})

test.each<[string[], (stored: Stored) => Partial<Stored>]>([
  [['sign-ups lost'], () => ({ signUps: [] })],
  [['sign-ups lost'], () => ({ signUps: [{ email, uid: 'another' }] })],
  [['core answers lost'], () => ({ forms: [] })],
  [['core answers lost'], () => ({ forms: [{ uid, values: ['1', '4'] }] })],
  [['core answers doubled'], ({ forms }) => ({ forms: [...forms, ...forms] })],
  [['basic results lost'], ({ results }) => ({ results: results.slice(1) })],
  [['advanced results lost'], ({ results }) => ({ results: results.slice(0, 1) })],
  [
    ['advanced results doubled'],
    ({ results }) => ({ results: [...results, { uid, id: 'second', kind: 'advanced' }] }),
  ],
  [['answers of steps lost'], () => ({ stepAnswers: [] })],
  [['payments taken lost', 'grants lost'], () => ({ grants: [] })],
  [['payments taken doubled', 'grants doubled'], () => ({ grants: [{ uid }, { uid }] })],
  [
    ['mails doubled'],
    ({ mails }) => ({ mails: [...mails, { id: 'other', email, kind: 'confirm-sign-up' }] }),
  ],
])('%o is reported', (problems, change) => {
  expect(problemsOf(change)).toEqual(problems)
})

test('a mail that was stored and never delivered is lost, one that no row knows is doubled', () => {
  expect(problemsOf((stored) => stored, [])).toEqual(['mails lost'])
  expect(problemsOf((stored) => stored, [...deliveries, { id: 'stray', email }])).toEqual([
    'mails doubled',
  ])
})

test('a second delivery of the same mail is counted apart', () => {
  expect(countRedeliveries(deliveries)).toBe(0)
  expect(countRedeliveries([...deliveries, ...deliveries])).toBe(1)
  expect(problemsOf((stored) => stored, [...deliveries, ...deliveries])).toEqual([])
})
