import { languages } from '@individua/contract/languages'
import { within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { pathOf, renderPart } from '../testing/render-part.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'

vi.mock('@individua/contract/languages', async (original) => {
  const contract = await original<typeof import('@individua/contract/languages')>()
  return { ...contract, languages: ['en', 'sk', 'de', 'fr', 'es', 'pl', 'cs'] }
})

function find<Tag extends 'details' | 'summary'>(tag: Tag): HTMLElementTagNameMap[Tag] {
  const found = document.querySelector(tag)
  if (!found) throw new Error(`there is no ${tag}`)
  return found
}

test('more languages than fit on a phone fold into a menu that a choice closes', async () => {
  const page = renderPart(<LanguageSwitcher />, { path: '/sk/method?from=letter' })
  expect(find('summary').textContent).toBe('sk Slovenčina')
  expect(find('details').open).toBe(false)

  await userEvent.click(find('summary'))
  expect(find('details').open).toBe(true)
  expect(find('details').querySelectorAll('a')).toHaveLength(languages.length)
  await userEvent.click(within(find('details')).getByRole('link', { name: 'Deutsch' }))
  expect(pathOf(page)).toBe('/de/method?from=letter')
  expect(find('details').open).toBe(false)
  expect(document.activeElement).toBe(find('summary'))
})

test('Escape closes the menu and gives the focus back', async () => {
  renderPart(<LanguageSwitcher />)
  await userEvent.click(find('summary'))
  await userEvent.tab()
  expect(document.activeElement?.tagName).toBe('A')
  await userEvent.keyboard('{Escape}')
  expect(find('details').open).toBe(false)
  expect(document.activeElement).toBe(find('summary'))
})
