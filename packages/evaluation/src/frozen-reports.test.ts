import { expect, test } from 'vitest'
import { digestReports } from './frozen-reports.ts'

/** After a change of texts alone: npx vitest run packages/evaluation/src/frozen-reports.test.ts --update */
test('the reports of 60 simulated people are byte for byte what they were', async () => {
  const remedy =
    'texts, items or the composition changed: after a change of items raise instrumentVersion, then run: npm run evaluate -- --write'
  await expect(digestReports(), remedy).toMatchFileSnapshot('frozen-reports.json')
})
