import type { NewerReading } from '@individua/contract/newer-reading'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { eachOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { NewerReadingCard } from './newer-reading-card.tsx'

const api = vi.hoisted(() => ({ apiGet: vi.fn(), apiPost: vi.fn() }))
vi.mock('../../lib/api-client.ts', () => api)
beforeEach(() => vi.resetAllMocks())

const result = { date: new Date('2026-03-09T12:00').toISOString(), instrumentVersion: '2.0.0' }
const standing = {
  rank: 2,
  probabilityTopThree: 0.5,
  probabilityLeading: 0.2,
  strength: 0.7,
  interval80: [0.5, 0.9] as [number, number],
}
const side = { instrumentVersion: '2.0.0', answerCount: 10, leaders: ['sage'] }
const reading = {
  date: new Date('2026-11-22T12:00').toISOString(),
  instrumentVersion: '2.0.0+312.5f1c09aa',
  moved: {
    before: side,
    after: side,
    archetypes: [
      {
        key: 'sage',
        name: 'Sage',
        before: standing,
        after: { ...standing, rank: 1, strength: 0.8 },
        why: [],
      },
    ],
  },
}
const offered: NewerReading = { isOffered: true, result, reading: null }
const made: NewerReading = { isOffered: false, result, reading }
const show = (data: NewerReading) =>
  renderPart(<NewerReadingCard userId="uid" />, { read: [[['newer-reading', 'uid', 'en'], data]] })

test('without newer parameters the dashboard says nothing of them', () => {
  expect(eachOf(show({ isOffered: false, result, reading: null }), 'section')).toEqual([])
})

test('a reading that is made stands beside the profile, both with date and version', () => {
  const page = show(made)
  expect(wordsOf(page)).toContain('March 9, 2026, version 2.0.0')
  expect(wordsOf(page)).toContain('November 22, 2026, version 2.0.0+312.5f1c09aa')
  expect(eachOf(page, 'h3')).toEqual(['Sage'])
  expect(wordsOf(page)).toContain('Rank 2, now 1')
  expect(screen.queryByRole('button')).toBeNull()
})

test('what is offered is made when asked for', async () => {
  api.apiPost.mockResolvedValue(made)
  const page = show(offered)
  fireEvent.click(screen.getByRole('button', { name: 'Show the newer reading' }))
  await waitFor(() => expect(wordsOf(page)).toContain('Rank 2, now 1'))
  expect(api.apiPost).toHaveBeenCalledWith('/results/newer-reading')
})

test('a reading that could not be made is offered again', async () => {
  api.apiPost.mockRejectedValue(new Error('offline'))
  const page = show(offered)
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(wordsOf(page)).toContain('Please try again.'))
  expect(screen.getByRole('button', { name: 'Show the newer reading' })).not.toBeNull()
})
