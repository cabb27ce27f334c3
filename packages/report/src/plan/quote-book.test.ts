import { itemsById } from '@individua/instrument/items/item-bank'
import { openPrompts } from '@individua/instrument/items/prompts'
import { drawFullAnswers } from '@individua/testkit/draw-full-answers'
import { describe, expect, test } from 'vitest'
import { writeAdvancedReport } from '../compose/write-advanced-report.ts'
import { QuoteBook } from './quote-book.ts'
import { firstOf } from './take-first.ts'

const prompt = firstOf(openPrompts)

function quoteOf(text: string): string | undefined {
  const book = new QuoteBook([{ kind: 'open', itemId: prompt.id, text }])
  return book.quoteOpen(prompt.dimensions)?.words
}

describe('quotes of open answers', () => {
  test('are twelve words at most', () => {
    const words = 'one two three four five six seven eight nine ten eleven twelve thirteen'
    expect(quoteOf(words)).toBe('one two three four five six seven eight nine ten eleven twelve …')
    expect(quoteOf('a'.repeat(400))?.length).toBeLessThan(120)
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
    const leader = firstOf(profile.archetypes)
    const quote = new QuoteBook(answers).quoteWeightiest(leader.name, leader)
    const weight = leader.answers.find(({ itemId }) => itemId === quote?.itemId)?.weight ?? 1
    if (leader.strength >= 0.56 && quote?.bearing === 'speaksFor') {
      expect(weight).toBeGreaterThan(0)
    }
    expect(quote?.bearing).not.toBe('speaksAgainst')
  }
})

test('an answer is quoted once', () => {
  const { profile, answers } = drawFullAnswers(3, 'en')
  const book = new QuoteBook(answers)
  const quotes = profile.archetypes.flatMap((estimate) => [
    book.quoteWeightiest(estimate.name, estimate),
    book.quoteWeightiest(estimate.name, estimate),
  ])
  const ids = quotes.flatMap((quote) => (quote ? [quote.itemId] : []))
  expect(new Set(ids).size).toBe(ids.length)
})

describe('questions that were asked in other words', () => {
  const { profile, answers } = drawFullAnswers(3, 'en')
  const asked = (words: string) => ({ en: words, sk: words, de: words })
  const report = writeAdvancedReport(profile, answers, 'en', (item, optionId) =>
    asked(optionId === undefined ? `Asked ${item.code}` : `Offered ${item.code}`),
  )
  const text = JSON.stringify(report)

  test('are quoted in those words, the options too', () => {
    expect(text).toMatch(/Asked “Asked [\w-]+”, you chose “Offered [\w-]+”/)
    expect(text).toMatch(/You (\w+ )*(with|on) “Asked [\w-]+”/)
    expect(text).toMatch(/To the question “Asked [\w-]+” you wrote: “/)
  })

  test('are quoted in no others', () => {
    const bankWords = [...itemsById.values()]
      .flatMap((item) => [item, ...(item.kind === 'choice' ? item.options : [])])
      .map((one) => one.text.en.replace(/\.$/, ''))
    expect(bankWords.filter((words) => text.includes(`“${words}”`))).toEqual([])
  })
})
