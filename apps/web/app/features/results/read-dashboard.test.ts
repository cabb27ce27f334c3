import type { ResultCard } from '@individua/contract/results'
import { expect, test } from 'vitest'
import { readDashboard } from './read-dashboard.ts'

const sage: ResultCard = {
  key: 'sage',
  name: 'The Sage',
  description: 'Wants to understand.',
  strength: 0.7,
  interval80: [0.5, 0.85],
  certainty: 'likely',
  isInferred: false,
  why: [{ questionUuid: 'q4', questionText: 'I look for patterns.', answer: '5', weight: 0.6 }],
}

test('cards are accepted as a list and as an object', () => {
  const fromList = readDashboard({ archetypes: [sage] })
  const fromObject = readDashboard({ archetypes: { sage } })
  expect(fromObject.archetypes).toEqual(fromList.archetypes)
  expect(fromList.archetypes).toEqual([sage])
})

test('a card of the least that the specification asks for becomes a whole one', () => {
  const { name, description, strength } = sage
  expect(readDashboard({ archetypes: [{ name, description, strength }] }).archetypes).toEqual([
    {
      ...{ key: name, name, description, strength, interval80: [strength, strength] },
      ...{ certainty: undefined, isInferred: false, why: [] },
    },
  ])
})

test('what is missing is empty', () => {
  const { personas, archetypes, shadows, sections, assessmentDate } = readDashboard({
    shadows: null,
  })
  expect([...personas, ...archetypes, ...shadows, ...sections]).toEqual([])
  expect(assessmentDate).toBeUndefined()
})

test('a long text without sections is split at its empty lines', () => {
  const { sections } = readDashboard({ long_jungian_assessment: 'One.\n\nTwo.\n\n\n' })
  expect(sections[0]?.paragraphs.map(({ text }) => text)).toEqual(['One.', 'Two.'])
  expect(readDashboard({ long_jungian_assessment: ' ' }).sections).toEqual([])
})

test('the answers behind the cards are found by their question', () => {
  const { answers } = readDashboard({ personas: [{ ...sage, why: [] }], archetypes: [sage] })
  expect(answers.get('q4')?.answer).toBe('5')
})
