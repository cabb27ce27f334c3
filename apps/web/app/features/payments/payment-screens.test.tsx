import { formatPrice } from '@individua/contract/prices'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '../../lib/session.ts'
import { eachOf, linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import PaymentAdvancedScreen from './payment-advanced-screen.tsx'
import PaymentScreen from './payment-screen.tsx'
import PaymentStatusScreen from './payment-status-screen.tsx'

const email = 'jana@example.sk'
const userInfo = { id: 'uid', email, registered_at: '2026-03-09T12:00:00Z', is_premium: false }
const session = vi.hoisted(() => ({ current: { status: 'loading' } as Session }))
vi.mock('../../lib/session.ts', () => ({ useSession: () => session.current }))

beforeEach(() => {
  session.current = { status: 'user', email, userId: 'uid', userInfo }
})

/** Its no-break space reads as a space on the page. */
const price = (language: 'en' | 'sk') =>
  formatPrice('advanced_report', language).replace(/\s/g, ' ')

const offer = (nextStep: number | null, path = '/payment-advanced') =>
  renderPart(<PaymentAdvancedScreen />, {
    path,
    read: [[['advanced-progress', 'uid', 'payment'], { nextStep, isStarted: true }]],
  })

test('the offer: what is done, the price, four features, paying, safety and a link back', () => {
  const page = offer(null)
  const words = wordsOf(page)
  expect(words).toContain('All twenty questions answered')
  expect(words).toContain(`\n${price('en')}\none-time\n`)
  expect(eachOf(page, 'main li')).toHaveLength(4)
  expect(eachOf(page, 'button')).toContain(`Pay ${price('en')}`)
  expect(words).toContain('secure page')
  expect(linksOf(page)['Back to Dashboard']).toBe('/dashboard')
})

test('the offer costs euros in Slovak', () => {
  expect(wordsOf(offer(null, '/sk/payment-advanced'))).toContain(`\n${price('sk')}\n`)
})

test('a user who has paid sees no offer', () => {
  session.current = { ...session.current, userInfo: { ...userInfo, is_premium: true } }
  const page = offer(null)
  expect(wordsOf(page)).toContain('This report is paid for')
  expect(eachOf(page, 'main button')).toEqual([])
  expect(Object.values(linksOf(page.querySelector('main')))).toEqual([
    '/results-processing',
    '/dashboard',
  ])
})

test('before the questions are answered, the offer leads to them', () => {
  expect(Object.values(linksOf(offer(1)))).toContain('/advanced-assessment')
  expect(Object.values(linksOf(offer(null)))).not.toContain('/advanced-assessment')
})

test('without answers the simulated payment shows price and features, and leads to the questions', () => {
  const page = renderPart(<PaymentScreen />, { path: '/payment', state: { email } })
  const main = page.querySelector('main')
  expect(wordsOf(main)).toContain('The detailed questions come first')
  expect(wordsOf(main)).toContain(formatPrice('detailed_analysis', 'en'))
  expect(eachOf(main, 'li')).toHaveLength(6)
  expect(eachOf(main, 'button')).toEqual([])
  expect(Object.values(linksOf(main))).toEqual(['/detailed-assessment'])
})

test('a visitor who paid on another device is asked to sign in', () => {
  session.current = { status: 'visitor' }
  const main = renderPart(<PaymentStatusScreen />).querySelector('main')
  expect(wordsOf(main)).toContain(
    'You are not signed in here. Your payment belongs to your account',
  )
  expect(Object.values(linksOf(main))).toContain('/sign-in')
})

test('the status has its title and begins by looking', () => {
  const page = renderPart(<PaymentStatusScreen />)
  expect(eachOf(page, 'h1')).toEqual(['Payment Status'])
  expect(wordsOf(page)).toContain('We are looking up your payment.')
})
