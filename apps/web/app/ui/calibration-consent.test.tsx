import { createHash } from 'node:crypto'
import { currentConsentWording } from '@individua/contract/consent-wording'
import { languages } from '@individua/contract/languages'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readTexts } from '../lib/all-texts.server.ts'
import { renderPart, wordsOf } from '../testing/render-part.tsx'
import { CalibrationConsent } from './calibration-consent.tsx'

const api = vi.hoisted(() => ({ apiGet: vi.fn(), apiPost: vi.fn(), apiDelete: vi.fn() }))
vi.mock('../lib/api-client.ts', () => api)
beforeEach(() => vi.resetAllMocks())

const key = ['calibration-consent', 'uid']
const none = { isGiven: false, givenAt: null, wording: null }
const given = {
  isGiven: true,
  givenAt: new Date('2026-11-22T12:00').toISOString(),
  wording: currentConsentWording,
}
const show = (consent: object) =>
  renderPart(<CalibrationConsent userId="uid" />, { read: [[key, consent]] })
const box = () => screen.getByRole<HTMLInputElement>('checkbox')

test('the box is empty until it is ticked, then names the wording and shows since when', async () => {
  api.apiPost.mockResolvedValue(given)
  const page = show(none)
  expect(box().checked).toBe(false)
  fireEvent.click(box())
  await waitFor(() => expect(wordsOf(page)).toContain('You agreed on November 22, 2026.'))
  expect(box().checked).toBe(true)
  expect(api.apiPost).toHaveBeenCalledWith('/users/calibration-consent', {
    wording: currentConsentWording,
  })
})

test('taking the tick away withdraws the consent', async () => {
  api.apiDelete.mockResolvedValue(none)
  const page = show(given)
  expect(box().checked).toBe(true)
  fireEvent.click(box())
  await waitFor(() => expect(wordsOf(page)).not.toContain('You agreed'))
  expect(box().checked).toBe(false)
  expect(api.apiDelete).toHaveBeenCalledWith('/users/calibration-consent')
})

test('a decision that could not be stored leaves the box as it was and says so', async () => {
  api.apiPost.mockRejectedValue(new Error('offline'))
  const page = show(none)
  fireEvent.click(box())
  await waitFor(() => expect(wordsOf(page)).toContain('Nothing was changed.'))
  expect(box().checked).toBe(false)
})

/** Of title, sentence and explanation in all languages, by the version they are stored under. */
const digests: Record<typeof currentConsentWording, string> = {
  '2026-11-22': 'c2c5e9bc1707b6f6',
}

test('texts that people agree to change only with the version they are stored under', () => {
  const hash = createHash('sha256')
  for (const language of languages) {
    const { title, label, hint } = readTexts(language, 'consent')
    // Ties of letters to the next word are no other wording.
    hash.update([title, label, hint].join('\n').replaceAll('\u00a0', ' '))
  }
  expect(hash.digest('hex').slice(0, 16)).toBe(digests[currentConsentWording])
})
