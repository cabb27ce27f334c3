import { languages } from '@individua/instrument/dimensions'
import { expect, test } from 'vitest'
import { measureAdvancedReports } from './measure-advanced-reports.ts'
import { measureReports } from './measure-reports.ts'

test('basic reports of different people share less than half of their sentences and word runs', () => {
  for (const measures of measureReports(60)) {
    expect(measures.distinct).toBe(60)
    expect(measures.sharedSentences.mean).toBeLessThan(0.5)
    expect(measures.sharedFiveGrams.mean).toBeLessThan(0.5)
  }
})

test.each(languages)('advanced profiles of different people differ enough in %s', (language) => {
  const measures = measureAdvancedReports(40, language)
  expect(measures.distinctShare).toBe(1)
  expect(measures.fiveGramOverlap.mean).toBeLessThan(0.35)
  expect(measures.assessmentOverlap.mean).toBeLessThan(0.45)
})
