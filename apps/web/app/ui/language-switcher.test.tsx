import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { linksOf, pathOf, renderPart } from '../testing/render-part.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'

vi.mock('@individua/contract/languages', async (original) => {
  const contract = await original<typeof import('@individua/contract/languages')>()
  return { ...contract, languages: ['en', 'sk', 'de'] }
})

test('three languages stand beside each other, the current one marked', () => {
  const page = renderPart(<LanguageSwitcher />, { path: '/sk/method?from=letter#sources' })
  expect(linksOf(page)).toEqual({
    'en\n English': '/method?from=letter#sources',
    'sk\n Slovenčina': '/sk/method?from=letter#sources',
    'de\n Deutsch': '/de/method?from=letter#sources',
  })
  const current = within(page).getByRole('link', { current: true })
  expect(current.textContent).toBe('sk Slovenčina')
})

test('a click changes the language and keeps page and query', async () => {
  const page = renderPart(<LanguageSwitcher />, { path: '/method?from=letter' })
  await userEvent.click(screen.getByRole('link', { name: /Deutsch/ }))
  expect(pathOf(page)).toBe('/de/method?from=letter')
  await userEvent.click(screen.getByRole('link', { name: /English/ }))
  expect(pathOf(page)).toBe('/method?from=letter')
})
