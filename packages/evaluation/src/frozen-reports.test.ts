import { expect, test } from 'vitest'
import { digestReports } from './frozen-reports.ts'

/** After a change on purpose: vitest run packages/evaluation/src/frozen-reports.test.ts --update */
test('the reports of 60 simulated people are byte for byte what they were', async () => {
  await expect(digestReports()).toMatchFileSnapshot('frozen-reports.json')
})
