import type { Payment } from '@individua/contract/payments'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '../../lib/session.ts'
import { eachOf, linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import MyAnswersScreen from './my-answers-screen.tsx'
import { Payments } from './payments.tsx'
import ProfileScreen from './profile-screen.tsx'

const email = 'jana@example.sk'
const userInfo = {
  id: 'uid',
  email,
  registered_at: new Date('2026-03-09T12:00').toISOString(),
  is_premium: false,
}
const session = vi.hoisted(() => ({ current: { status: 'loading' } as Session }))
vi.mock('../../lib/session.ts', () => ({ useSession: () => session.current }))

beforeEach(() => {
  session.current = { status: 'user', email, userId: 'uid', userInfo }
})

const payment = (status: string, more: Partial<Payment> = {}) => ({
  id: status,
  plan_name: 'Full report',
  plan_price: 3.9,
  currency: 'EUR',
  status,
  paid_at: new Date('2026-03-09T12:00').toISOString(),
  ...more,
})
const showPayments = (payments: object[] | undefined) =>
  renderPart(<Payments userId="uid" />, {
    read: payments ? [[['payments', 'uid', 'en'], payments]] : [],
  })

test('the profile: two letters, e-mail to read, plan and day of registration', () => {
  const page = renderPart(<ProfileScreen />)
  expect(wordsOf(page)).toMatch(/\nJA\n/)
  expect(screen.getByDisplayValue<HTMLInputElement>(email).readOnly).toBe(true)
  expect(wordsOf(page)).toMatch(/\nFree\n/)
  expect(wordsOf(page)).toContain('March 9, 2026')
  expect(linksOf(page)['← Back to Dashboard']).toBe('/dashboard')
})

test('the badge says whether the user is premium', () => {
  session.current = { ...session.current, userInfo: { ...userInfo, is_premium: true } }
  expect(wordsOf(renderPart(<ProfileScreen />))).toMatch(/\nPremium\n/)
})

test('the settings say what is still to come', () => {
  expect(wordsOf(renderPart(<ProfileScreen />))).toContain('Coming soon')
})

test('the settings ask for consent to calibration, and the box is empty', () => {
  const consent = { isGiven: false, givenAt: null, wording: null }
  renderPart(<ProfileScreen />, { read: [[['calibration-consent', 'uid'], consent]] })
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /how well the questions/ })
  expect(box.checked).toBe(false)
})

test('payments have plan, price, status and date', () => {
  const page = showPayments([payment('succeeded')])
  expect(eachOf(page, 'th')).toEqual(['Plan', 'Price', 'Status', 'Date'])
  expect(eachOf(page, 'td')).toEqual(['Full report', '€3.90', 'Paid', 'Mar 9, 2026'])
})

const colourOf = { paid: 'text-leaf', waiting: 'text-soft', unpaid: 'text-rust' }

test.each([
  ['succeeded', 'Paid', 'paid'],
  ['pending', 'Pending', 'waiting'],
  ['failed', 'Failed', 'unpaid'],
  ['refunded', 'Refunded', 'unpaid'],
  ['expired', 'Expired', 'unpaid'],
  ['disputed', 'Disputed', 'unpaid'],
  ['reversed', 'reversed', 'unpaid'],
] as const)('a payment that is %s has its words and colour', (status, words, outcome) => {
  const page = showPayments([payment(status, { paid_at: null })])
  expect(eachOf(page, 'td').slice(2)).toEqual([words, '–'])
  expect(eachOf(page, `[data-outcome=${outcome}].${colourOf[outcome]}`)).toEqual([words])
})

test('loading payments and no payments at all are named', () => {
  expect(wordsOf(showPayments(undefined))).toContain('Loading your payments')
  expect(wordsOf(showPayments([]))).toContain('You have not paid for anything yet.')
})

test('my answers: title, description and three figures', () => {
  const answer = { questionText: 'Text', questionType: 'likert', questionNo: 2 }
  const answers = [
    { ...answer, questionUuid: 'a', answer: '4' },
    { ...answer, questionUuid: 'b', answer: '' },
    { ...answer, questionUuid: 'c', answer: '1', questionNo: 1 },
  ]
  const page = renderPart(<MyAnswersScreen />, { read: [[['answers', 'uid', 'en'], answers]] })
  expect(eachOf(page, 'h1')).toEqual(['My Answers'])
  expect(wordsOf(page)).toContain('Every question you were asked')
  expect(eachOf(page, 'dt')).toEqual(['Questions', 'Answered', 'Complete'])
  expect(eachOf(page, 'dd')).toEqual(['3', '2', '67%'])
  expect(wordsOf(page)).toMatch(/Question 1\n.*Question 2\n/s)
})

test('without answers there is a title, a description and a link to the questions', () => {
  const page = renderPart(<MyAnswersScreen />, { read: [[['answers', 'uid', 'en'], []]] })
  expect(eachOf(page, 'h1')).toEqual(['No answers yet'])
  expect(wordsOf(page)).toContain('Once you have answered the first ten questions')
  expect(Object.values(linksOf(page))).toContain('/assessment')
})
