import type { Change } from '@individua/contract/results'
import { expect, test } from 'vitest'
import { eachOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { ChangeCard } from './change-card.tsx'

const differing = (isChange: boolean): Change => ({
  firstDate: new Date('2026-03-09T12:00').toISOString(),
  secondDate: new Date('2026-05-09T12:00').toISOString(),
  points: 26,
  archetypes: [
    { key: 'hero', name: 'Hero', before: 0.3, after: 0.7, isChange },
    { key: 'sage', name: 'Sage', before: 0.5, after: 0.4, isChange: false },
  ],
})

test('only what differs beyond chance is called change', () => {
  const card = renderPart(<ChangeCard change={differing(true)} />)
  expect(wordsOf(card)).toContain('Compared with March 9, 2026')
  expect(eachOf(card, 'li').map((item) => item.replaceAll('\n', ''))).toEqual([
    'Hero: 30%, now 70%',
  ])
  expect(wordsOf(card)).not.toContain('Sage')
})

test('otherwise it is within what chance alone can explain, in three languages', () => {
  const said = {
    '/': /within what chance alone can explain/,
    '/sk': /sama náhoda/,
    '/de': /auch der Zufall/,
  }
  for (const [path, words] of Object.entries(said)) {
    const card = renderPart(<ChangeCard change={differing(false)} />, { path })
    expect(wordsOf(card)).toMatch(words)
    expect(eachOf(card, 'li')).toEqual([])
  }
})
