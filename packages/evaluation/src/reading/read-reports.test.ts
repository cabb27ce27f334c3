import { coreItems } from '@individua/instrument/items/core'
import { expect, test } from 'vitest'
import { measuringWords } from './measuring-words.ts'
import { overlapWithOthers } from './overlap.ts'
import { countReadBack, sentencesOf } from './read-reports.ts'

test('a sentence ends with the quotation mark that closes it', () => {
  expect(sentencesOf('You say “Wait.” Then you go: now. „Ja?“ Gut.')).toEqual([
    'You say “Wait.”',
    'Then you go: now.',
    '„Ja?“',
    'Gut.',
  ])
})

test('an answer read back is found without its full stop', () => {
  const [item] = coreItems
  const words = item?.text.en.replace('.', '') ?? ''
  expect(countReadBack(`You agreed: “${words}”, and then some.`, 'en')).toBe(1)
  expect(countReadBack('You take a chair.', 'en')).toBe(0)
})

test('words about measuring are distinguished from words about a life', () => {
  expect(measuringWords.en.test('your answers put it at the middle')).toBe(true)
  expect(measuringWords.sk.test('podľa vašich odpovedí')).toBe(true)
  expect(measuringWords.de.test('nach ihren antworten')).toBe(true)
  expect(measuringWords.en.test('you put the kettle on')).toBe(false)
})

test('overlap counts the words of shared sentences', () => {
  const report = (...sentences: string[]) => ({
    longText: '',
    main: sentences,
    further: [],
    certainty: [],
  })
  const reports = [report('One two.', 'Three four.'), report('One two.', 'Five six.')]
  expect(overlapWithOthers(reports, ['a+b', 'a+b']).withOther).toBe(0.5)
  expect(overlapWithOthers(reports, ['a+b', 'a+b']).withSamePair).toBe(0.5)
  expect(overlapWithOthers(reports, ['a+b', 'a+c']).withSamePair).toBe(0)
})
