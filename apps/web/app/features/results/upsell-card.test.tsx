import { expect, test } from 'vitest'
import { linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { ProfileContent } from './profile-content.tsx'
import { type DashboardBody, readDashboard } from './read-dashboard.ts'

const page = (body: DashboardBody, isPremium = false) =>
  renderPart(<ProfileContent dashboard={readDashboard(body)} isPremium={isPremium} />)
const offer = (body: DashboardBody, isPremium = false) =>
  page(body, isPremium).querySelector('section[aria-labelledby="upsell"]')

const doubts = ['straightLining', 'inconsistent', 'tooFast'] as const

test('only who is not premium is offered the advanced assessment', () => {
  expect(linksOf(offer({}))).toEqual({ 'Start Advanced Assessment': '/advanced-assessment' })
  expect(offer({}, true)).toBeNull()
})

test('the offer stands between the archetypes and the shadow traits, with its price', () => {
  const parts = [...page({}).querySelectorAll('section')].map((part) =>
    part.getAttribute('aria-labelledby'),
  )
  expect(parts.slice(parts.indexOf('archetypes')).slice(0, 3)).toEqual([
    'archetypes',
    'upsell',
    'shadows',
  ])
  expect(wordsOf(offer({}))).toContain('$3.99, paid once. No subscription.')
})

test('before paying, a reader learns how often twenty more answers change the first archetype', () => {
  for (const body of [{}, { qualityFlags: ['tooFast'] } satisfies DashboardBody]) {
    expect(wordsOf(offer(body))).toContain('another archetype first for seven people in ten')
  }
})

test.each(doubts)(
  'doubtful answers (%s) are asked for again first, and the price is shown',
  (flag) => {
    const card = offer({ qualityFlags: [flag] })
    const links = linksOf(card)
    expect(Object.entries(links)).toEqual([
      ['Answer again', '/assessment'],
      ['Start Advanced Assessment', '/advanced-assessment'],
    ])
    expect(wordsOf(card)).toContain('First, a calmer round')
    expect(wordsOf(card)).toContain('$3.99, paid once')
  },
)

test('a response style alone does not ask for a second round', () => {
  expect(wordsOf(offer({ qualityFlags: ['responseStyle'] }))).not.toContain('calmer round')
})

test('the offer begins with the reader’s own inner counterpart, which breaks off', () => {
  const innerOther = {
    heading: 'Your inner other',
    type: 'The voice',
    lead: 'It calls. It laughs.',
  }
  const words = wordsOf(offer({ innerOther }))
  expect(words).toContain('Your inner other: The voice')
  expect(words).toContain('It calls. It laughs. …')
  expect(words).toContain('The full report goes on from here.')
  const ofDoubtful = wordsOf(offer({ innerOther, qualityFlags: ['tooFast'] }))
  expect(ofDoubtful).not.toContain('goes on from here')
  expect(wordsOf(offer({}))).not.toContain('goes on from here')
})
