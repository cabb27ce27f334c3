import type { Result, ResultCard } from '@individua/contract/results'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { eachOf, linksOf, renderPart, wordsOf } from '../../testing/render-part.tsx'
import { ProfileContent } from './profile-content.tsx'
import { readDashboard } from './read-dashboard.ts'

const keys = ['innocent', 'sage', 'explorer', 'outlaw'] as const
const petals: Result['petals'] = keys.map((archetype, index) => ({
  archetype,
  name: `The ${archetype}`,
  strength: 0.9 - index / 10,
  interval80: [0.4, 0.95],
  shadow: 0.5,
}))
const archetypes: ResultCard[] = petals.slice(1).map(({ archetype, name, strength }) => ({
  key: archetype,
  name,
  description: 'One. Two.',
  strength,
  interval80: [0.4, 0.95],
  certainty: 'likely',
  isInferred: false,
  why: [],
}))

function show() {
  const dashboard = readDashboard({ petals, archetypes, leaders: ['sage'] })
  return renderPart(<ProfileContent dashboard={dashboard} isPremium={false} />)
}
const petalAt = (index: number) =>
  within(screen.getByRole('list', { name: 'The petals' })).getAllByRole('button')[index]
/** By the keyboard, from the top of the page. */
async function focusPetals() {
  while (document.activeElement !== petalAt(0)) await userEvent.tab()
}
const litPath = (page: HTMLElement) =>
  page.querySelector('path[fill-opacity="0.9"][stroke-width="5"]')

test('the picture is called by its sentence and carries the names of the strongest', () => {
  const page = show()
  const picture = screen.getByRole('img', { name: /^Twelve petals.*At the front: The sage\./ })
  expect(eachOf(picture, 'textPath')).toEqual(['The sage', 'The explorer', 'The outlaw'])
  expect(litPath(page)).toBeNull()
})

test('a list says of each petal what the picture shows', () => {
  show()
  const names = within(screen.getByRole('list', { name: 'The petals' })).getAllByRole('button')
  expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
    'The innocent: 90%, most likely 40% – 95%',
    'The sage: 80%, most likely 40% – 95%',
    'The explorer: 70%, most likely 40% – 95%',
    'The outlaw: 60%, most likely 40% – 95%',
  ])
})

test('arrow keys go round the petals and light them; Enter opens the card', async () => {
  const page = show()
  await focusPetals()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{Home}{ArrowRight}{ArrowRight}')
  expect(document.activeElement).toBe(petalAt(2))
  expect(litPath(page)).not.toBeNull()
  expect(wordsOf(page)).toContain('The explorer · 70% · ')
  expect(linksOf(page)['What is that?']).toBe('/archetypes-info/explorer')
  const card = page.querySelector<HTMLDetailsElement>('#archetypes-explorer')
  expect(card?.open).toBe(false)
  await userEvent.keyboard('{Enter}')
  expect(card?.open).toBe(true)
  expect(document.activeElement).toBe(card?.querySelector('summary'))
})

test('only one petal is a stop of the keyboard', async () => {
  show()
  await focusPetals()
  await userEvent.keyboard('{End}')
  const stops = keys.map((_, index) => petalAt(index)?.tabIndex)
  expect(stops).toEqual([-1, -1, -1, 0])
})

test('a press lights a petal and opens its card; one without a card is only lit', async () => {
  const page = show()
  const opened = () => page.querySelectorAll('ul details[open]').length
  const [without, withCard] = [petalAt(0), petalAt(3)]
  if (!without || !withCard) throw new Error('no petals')
  await userEvent.click(without)
  expect(wordsOf(page)).toContain('The innocent · 90% · ')
  expect(opened()).toBe(0)
  await userEvent.click(withCard)
  expect(page.querySelector<HTMLDetailsElement>('#archetypes-outlaw')?.open).toBe(true)
})
