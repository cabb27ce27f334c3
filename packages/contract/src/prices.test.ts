import { expect, test } from 'vitest'
import { formatPrice, prices } from './prices.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test('dollars in English, euros elsewhere, with two decimals', () => {
  const amount = (prices.advanced_report.amount / 100).toFixed(2)
  expect(formatPrice('advanced_report', 'en')).toBe(`$${amount}`)
  expect(plain(formatPrice('advanced_report', 'sk'))).toBe(`${amount.replace('.', ',')} €`)
  expect(plain(formatPrice('advanced_report', 'de'))).toBe(`${amount.replace('.', ',')} €`)
})

test('what each plan costs, and how often', () => {
  expect(prices).toEqual({
    advanced_report: { amount: 399, interval: 'once' },
    landing_basic: { amount: 499, interval: 'once' },
    assistant: { amount: 1999, interval: 'month' },
    detailed_analysis: { amount: 1999, interval: 'once' },
  })
})
