import { expect, test } from 'vitest'
import frozen from './frozen-reports.json' with { type: 'json' }
import { digestReports } from './frozen-reports.ts'

test('the reports of 60 simulated people are byte for byte what they were', () => {
  expect(digestReports()).toEqual(frozen)
})
