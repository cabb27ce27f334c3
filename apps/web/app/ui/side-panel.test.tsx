import { expect, test } from 'vitest'
import { eachOf, linksOf, render, wordsOf } from '../testing/render.tsx'
import { SidePanel } from './side-panel.tsx'
import { SidePanelContent } from './side-panel-content.tsx'

const panel = render(<SidePanel email="jana@example.sk" />, { path: '/sk/dashboard' })

test('the panel is 80 units wide and begins with a letter, the address and a word', () => {
  expect(panel).toMatch(/<aside[^>]*class="[^"]* w-80"/)
  expect(wordsOf(panel)).toMatch(/^\s*J\njana@example\.sk\nprihlásenie overené\n/)
})

test('its entries lead to dashboard, answers, archetypes, profile page and account', () => {
  expect(Object.values(linksOf(panel)).toSorted()).toEqual([
    '/sk/archetypes-info',
    '/sk/dashboard',
    '/sk/jungian-dashboard',
    '/sk/my-answers',
    '/sk/profile',
  ])
})

test('its last entry signs out', () => {
  expect(wordsOf(panel).trim().split('\n').at(-1)).toBe('Odhlásiť sa')
})

test('one label is the same in every language', () => {
  expect(linksOf(panel)['Jungian Profile']).toBe('/sk/jungian-dashboard')
})

test('narrowed it keeps every entry, as an icon with its name, and marks the page it is on', () => {
  const narrow = render(<SidePanelContent email="jana@example.sk" isNarrow />, {
    path: '/sk/dashboard',
  })
  expect(linksOf(narrow)).toEqual(linksOf(panel))
  const titles = [...narrow.matchAll(/title="([^"]*)"/g)].map(([, title]) => title)
  const words = eachOf(panel, 'li')
  expect(titles).toEqual(['jana@example.sk', ...words, 'Odhlásiť sa'])
  expect(eachOf(narrow, 'svg')).toHaveLength(words.length + 1)
  const [here = ''] = narrow.match(/<a [^>]*aria-current="page"[^>]*>/) ?? []
  expect(here).toContain('href="/sk/dashboard"')
})
