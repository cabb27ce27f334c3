import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { eachOf, linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { ProfileContent } from './profile-content.tsx'
import { readDashboard } from './read-dashboard.ts'

const show = (kind: 'basic' | 'advanced', isPremium = true) =>
  renderPart(
    <ProfileContent dashboard={readDashboard({ metadata: { kind } })} isPremium={isPremium} />,
  )
const cardOf = (page: HTMLElement) => page.querySelector('section[aria-labelledby="full"]')

test('the first card of a paid profile leads to profile, conversation and PDF', () => {
  const page = show('advanced')
  const card = within(page).getByRole('region', { name: 'Your full report' })
  expect(eachOf(page, 'h1, h2').slice(0, 2)).toEqual([
    'Your Personality Profile',
    'Your full report',
  ])
  expect(wordsOf(card)).toContain('Premium')
  expect(linksOf(card)).toEqual({
    'Your full profile': '/jungian-dashboard',
    Conversation: '/chat',
  })
  expect(within(page).getAllByRole('button').map(wordsOf)).toEqual(['\nDownload as PDF\n'])
})

test('paid for before the questions are answered, it leads to them', () => {
  expect(linksOf(cardOf(show('basic')))).toEqual({ 'To the questions': '/advanced-assessment' })
})

test('without a payment there is no such card, and the PDF stands at the end', () => {
  const page = show('basic', false)
  expect(wordsOf(page)).not.toContain('Premium')
  expect(within(page).getAllByRole('button').map(wordsOf)).toEqual(['\nDownload as PDF\n'])
})
