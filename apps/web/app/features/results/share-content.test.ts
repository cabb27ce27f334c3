import { expect, test } from 'vitest'
import { readDashboard } from './read-dashboard.ts'
import { shareContent } from './share-content.ts'

const card = (name: string, strength: number) => ({ name, strength, description: '' })
const dashboard = readDashboard({
  archetypes: [
    card('Tvorca', 0.861),
    card('Objaviteľ', 0.85),
    card('Šašo', 0.7),
    card('Mudrc', 0.6),
  ],
  portrait: {
    title: 'Dobrá viera',
    paragraphs: [{ text: '„Naozaj?“ pýtate sa. A potom nič.', why: [] }],
  },
})

test('three names, the title and the first sentence, without a figure', () => {
  const content = shareContent(dashboard, 'sk', false)
  expect(content.names).toEqual(['Tvorca', 'Objaviteľ', 'Šašo'])
  expect(content.title).toBe('Dobrá viera')
  expect(JSON.stringify(content)).not.toMatch(/\d/)
})

test('figures stand behind the names where they are asked for', () => {
  const { names } = shareContent(dashboard, 'sk', true)
  expect(names.map((name) => name.replaceAll(/\s/g, ' '))).toEqual([
    'Tvorca 86 %',
    'Objaviteľ 85 %',
    'Šašo 70 %',
  ])
})

test('the sentence ends where the first one does', () => {
  const text = 'You turn them over so fairly, and for so long. Then you sleep.'
  const { sentence } = shareContent(
    { ...dashboard, portrait: { title: '', paragraphs: [{ text, why: [] }] } },
    'en',
    false,
  )
  expect(sentence).toBe('You turn them over so fairly, and for so long.')
  const none = { ...dashboard, portrait: { title: '', paragraphs: [] } }
  expect(shareContent(none, 'en', false).sentence).toBe('')
})
