import { expect, test } from 'vitest'
import { formatPrice, prices } from './prices.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

test('dollars in English, euros elsewhere, with two decimals', () => {
  expect(formatPrice('advanced_report', 'en')).toBe('$3.99')
  expect(plain(formatPrice('advanced_report', 'sk'))).toBe('3,99 €')
  expect(plain(formatPrice('advanced_report', 'de'))).toBe('3,99 €')
})

test('report 3.99 and analysis 19.99 once, basic 4.99, assistant 19.99 a month', () => {
  expect(prices).toEqual({
    advanced_report: { amount: 399, interval: 'once' },
    landing_basic: { amount: 499, interval: 'once' },
    assistant: { amount: 1999, interval: 'month' },
    detailed_analysis: { amount: 1999, interval: 'once' },
  })
})
