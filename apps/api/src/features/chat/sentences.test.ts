import { expect, test } from 'vitest'
import { withoutMarks } from './sentence-problems.ts'
import { type Sentence, sentencesOf, withLongerBeginning } from './sentences.ts'

async function* spoken(pieces: readonly string[]) {
  yield* pieces
}

async function split(...pieces: string[]): Promise<[Sentence['gap'], string][]> {
  const sentences: [Sentence['gap'], string][] = []
  for await (const { gap, text } of sentencesOf(spoken(pieces))) sentences.push([gap, text])
  return sentences
}

test('a sentence is passed on once it is whole, wherever the pieces are cut', async () => {
  const whole = 'Jeden hlas. „Druhý hlas?“ A tretí…'
  const expected = [
    ['', 'Jeden hlas.'],
    [' ', '„Druhý hlas?“'],
    [' ', 'A tretí…'],
  ]
  expect(await split(whole)).toEqual(expected)
  expect(await split(...whole)).toEqual(expected)
})

test('lines end sentences, and paragraphs stay apart', async () => {
  expect(await split('A line\nanother one.\n\nA paragraph')).toEqual([
    ['', 'A line'],
    ['\n', 'another one.'],
    ['\n\n', 'A paragraph'],
  ])
})

test('a dot inside a number or a URL ends nothing', async () => {
  expect(await split('It is 3.5 in all. See www.example.com now.')).toEqual([
    ['', 'It is 3.5 in all.'],
    [' ', 'See www.example.com now.'],
  ])
})

test('no pieces give no sentences; endless words are cut off', async () => {
  expect(await split('', ' \n ')).toEqual([])
  const [only, ...others] = await split(...Array.from({ length: 500 }, () => 'on and on '))
  expect(others).toEqual([])
  expect(only?.[1].length).toBeLessThan(1_100)
})

async function begin(...sentences: string[]): Promise<string[]> {
  const joined: string[] = []
  const spokenSentences = sentencesOf(spoken([sentences.join(' ')]))
  for await (const { text } of withLongerBeginning(spokenSentences)) joined.push(text)
  return joined
}

test('a beginning that shows no language waits for the next sentence', async () => {
  expect(await begin('Yes.', 'Well.', 'Your shadow is close.', 'It waits.')).toEqual([
    'Yes. Well. Your shadow is close.',
    'It waits.',
  ])
  expect(await begin('Yes.')).toEqual(['Yes.'])
})

test('quotation marks stay around names of the profile', () => {
  const names = new Set(['joking it away'])
  expect(withoutMarks('“Joking it away,” you say, is “funny”.', names)).toBe(
    '“Joking it away,” you say, is funny.',
  )
})

test('marks that models like to set are taken away', () => {
  expect(withoutMarks('**Your shadow** is `close`.')).toBe('Your shadow is close.')
  expect(withoutMarks('- a pause')).toBe('– a pause')
  expect(withoutMarks('## A heading')).toBe('A heading')
})
