import { openPrompts } from '@individua/instrument/items/prompts'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { describe, expect, test } from 'vitest'
import { EvidenceBook } from './plan-evidence.ts'

const prompt = openPrompts[0]!

function quoteOf(text: string): string | undefined {
  const book = new EvidenceBook([{ kind: 'open', itemId: prompt.id, text }])
  return book.openQuoteFor(prompt.dimensions)?.words
}

describe('quotes of open answers', () => {
  test('are twelve words at most', () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve thirteen'
    expect(quoteOf(words)).toBe('one two three four five six seven eight nine ten eleven twelve …')
    expect(quoteOf('a'.repeat(400))!.length).toBeLessThan(120)
  })

  test('carry no quotation marks, line breaks or final stop', () => {
    expect(quoteOf('She said:\n"Go „now“",  and I went.')).toBe('She said: Go now, and I went')
    expect(quoteOf('It is good...')).toBe('It is good')
  })

  test('are absent where nothing was written', () => {
    expect(quoteOf('  \n ')).toBeUndefined()
    expect(quoteOf('… !!')).toBeUndefined()
  })
})

test('the leader is quoted by an answer that raises it where there is one', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { profile, answers } = drawFullAnswers(seed, 'en')
    const leader = profile.archetypes[0]!
    const evidence = new EvidenceBook(answers).evidenceFor(leader.name, leader)
    const weight = leader.answers.find(({ itemId }) => itemId === evidence?.item.id)?.weight ?? 1
    if (leader.strength >= 0.56 && evidence?.bearing === 'speaksFor') {
      expect(weight).toBeGreaterThan(0)
    }
    expect(evidence?.bearing).not.toBe('speaksAgainst')
  }
})

test('an answer is quoted once', () => {
  const { profile, answers } = drawFullAnswers(3, 'en')
  const book = new EvidenceBook(answers)
  const quotes = profile.archetypes.flatMap((estimate) => [
    book.evidenceFor(estimate.name, estimate),
    book.evidenceFor(estimate.name, estimate),
  ])
  const ids = quotes.flatMap((evidence) => (evidence ? [evidence.item.id] : []))
  expect(new Set(ids).size).toBe(ids.length)
})
