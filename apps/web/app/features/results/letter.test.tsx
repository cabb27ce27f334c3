import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart, wordsOf } from '../../testing/render-part.tsx'
import { Letter } from './letter.tsx'
import { ProfileContent } from './profile-content.tsx'
import { type DashboardBody, readDashboard } from './read-dashboard.ts'

const plain = [
  { text: 'You keep a drawer of string.', why: [] },
  { text: 'Tomorrow, give one piece away.', why: [] },
]
const sentences = [
  { text: 'String waits in your drawer.', why: [] },
  { text: 'One piece of it may go tomorrow.', why: [] },
]
const engine = 'openai:gpt-5-mini'
const worded = { engine, sentences }

const show = (body: DashboardBody, path = '/') => {
  const { letter, answers } = readDashboard(body)
  return renderPart(<Letter letter={letter} answers={answers} />, { path })
}

test('a model’s letter stands open, says who worded it and shows the plain wording at a press', () => {
  const part = show({ letter: { plain, worded } })
  const letter = within(part).getByRole('region', { name: 'A letter to you' })
  const details = letter.querySelector('details')
  expect(wordsOf(letter)).toContain('String waits in your drawer. One piece of it may go tomorrow.')
  expect(wordsOf(letter)).toContain(`Worded by a language model (${engine})`)
  expect(details?.open).toBe(false)
  expect(wordsOf(details)).toMatch(/^\s*Show the plain wording/)
  for (const { text } of plain) expect(wordsOf(details)).toContain(text)
})

test('the built-in letter is folded, for its paragraphs stand in the profile', () => {
  const part = show({ letter: { plain, worded: null } })
  const details = part.querySelector('details')
  expect(details?.open).toBe(false)
  expect(wordsOf(details)).toContain('Read the letter')
  expect(wordsOf(details)).toContain('Worded by our own program.')
  expect(wordsOf(part)).not.toContain('language model')
})

test.each([{}, { letter: null }, { letter: { plain: [], worded: null } }])(
  'without a letter there is none (%j)',
  (body) => {
    expect(within(show(body)).queryByRole('region')).toBeNull()
  },
)

test.each([
  ['/sk', 'List pre vás', 'Ukázať pôvodné znenie'],
  ['/de', 'Ein Brief an Sie', 'Schlichten Wortlaut zeigen'],
])('%s has its own words', (path, title, press) => {
  const letter = within(show({ letter: { plain, worded } }, path)).getByRole('region', {
    name: title,
  })
  expect(wordsOf(letter)).toContain(press)
})

test('the dashboard holds the letter, and says that a model worded it and nothing else', () => {
  const dashboard = readDashboard({ letter: { plain, worded }, metadata: { engine: 'built-in' } })
  const words = wordsOf(renderPart(<ProfileContent dashboard={dashboard} isPremium />))
  expect(words).toContain('A letter to you')
  expect(words).toContain(`except the letter, which a language model (${engine}) worded`)
  expect(words).not.toContain('no language model had a part')
})
