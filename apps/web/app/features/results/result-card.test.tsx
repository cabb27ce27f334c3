import type { ResultCard as Card } from '@individua/contract/results'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPart, wordsOf } from '../../testing/render-part.tsx'
import { ResultCard } from './result-card.tsx'

const card: Card = {
  key: 'sage',
  name: 'Sage',
  description: 'Reads the map first. Then folds it. Then goes.',
  strength: 0.68,
  interval80: [0.4, 0.8],
  certainty: 'likely',
  isInferred: true,
  why: [{ questionUuid: 'q1', questionText: 'I read the map first.', answer: '5', weight: 1 }],
}

const show = (shown: Card) => renderPart(<ResultCard card={shown} id="card" />)

test('a closed card shows name, strength and the first sentence, and opens at a press on it', async () => {
  const page = show(card)
  const details = page.querySelector('details')
  const summary = details?.querySelector(':scope > summary')
  if (!details || !summary) throw new Error('no card')
  expect(details.open).toBe(false)
  expect(wordsOf(summary).trim()).toBe('Reads the map first.')
  const inside = [...details.children].slice(1).map(wordsOf).join('')
  for (const text of ['Sage', '68%']) {
    expect(wordsOf(page).split('Reads the map')[0]).toContain(text)
  }
  expect(inside).toContain('Then folds it. Then goes.')
  expect(inside).toContain('likely')
  expect(inside).toContain('I read the map first.')
  expect(inside).toContain('The bar shows how much an answer weighs')
  await userEvent.click(summary)
  expect(details.open).toBe(true)
})

test('a card holds its whole description as one text, whether or not it goes on', () => {
  expect(show(card).querySelector('details')?.textContent).toContain(card.description)
  const short = show({ ...card, description: 'One sentence.' })
  expect(short.querySelectorAll('details p')[0]?.textContent).not.toBe('')
  expect(short.querySelector('details')?.textContent).toContain('One sentence.')
})

test('answers without a weight have no bar, and nothing explains one', () => {
  const why = card.why.map(({ weight: _weight, ...answer }) => answer)
  const page = show({ ...card, why })
  expect(wordsOf(page)).toContain('I read the map first.')
  expect(wordsOf(page)).not.toContain('The bar shows')
})
