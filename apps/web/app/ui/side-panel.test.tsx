import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { eachOf, linksOf, renderPart, wordsOf } from '../testing/render-part.tsx'
import { SidePanel } from './side-panel.tsx'
import { SidePanelContent } from './side-panel-content.tsx'

const signOut = vi.hoisted(() => vi.fn())
vi.mock('../lib/session.ts', async (original) => ({
  ...(await original<typeof import('../lib/session.ts')>()),
  signOut,
}))

const show = () => renderPart(<SidePanel email="jana@example.sk" />, { path: '/sk/dashboard' })

test('the panel begins with a letter, the email and a word', () => {
  expect(wordsOf(show().querySelector('aside'))).toMatch(/^\s*J\njana@example\.sk\noverený účet\n/)
})

test('its entries lead to dashboard, answers, archetypes, profile page and account', () => {
  expect(Object.values(linksOf(show())).toSorted()).toEqual([
    '/sk/archetypes-info',
    '/sk/dashboard',
    '/sk/jungian-dashboard',
    '/sk/my-answers',
    '/sk/portraits',
    '/sk/profile',
  ])
})

test('its last entry signs out', () => {
  expect(wordsOf(show().querySelector('aside')).trim().split('\n').at(-1)).toBe('Odhlásiť sa')
})

test('the Jungian profile has a label in every language', () => {
  expect(linksOf(show())['Jungovský profil']).toBe('/sk/jungian-dashboard')
})

test('narrowed it keeps every entry, as an icon with its name, and marks the page it is on', () => {
  const narrow = renderPart(<SidePanelContent email="jana@example.sk" isNarrow />, {
    path: '/sk/dashboard',
  })
  expect(linksOf(narrow)).toEqual(linksOf(show()))
  const titles = [...narrow.querySelectorAll('[title]')].map((each) =>
    each.getAttribute('title')?.replaceAll('\u00a0', ' '),
  )
  const words = eachOf(show(), 'li')
  expect(titles).toEqual(['jana@example.sk', ...words, 'Odhlásiť sa'])
  expect(eachOf(narrow, 'svg')).toHaveLength(words.length + 1)
  expect(narrow.querySelector('[aria-current="page"]')?.getAttribute('href')).toBe('/sk/dashboard')
})

test('while it signs out it cannot be pressed again, after a failure it can', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  signOut.mockReturnValueOnce(promise)
  show()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Odhlásiť/ })
  await userEvent.click(button)
  expect(button.disabled).toBe(true)
  expect(button.getAttribute('aria-busy')).toBe('true')
  reject(new Error('no answer'))
  await waitFor(() => expect(button.disabled).toBe(false))
  expect(await screen.findByText(/^Niečo sa/)).not.toBeNull()
})
