import { expect, test } from 'vitest'
import document from '../../../released/openapi.json' with { type: 'json' }
import { withoutReferences } from './testing/api-document.ts'
import { contractBreaks } from './testing/contract-breaks.ts'
import { bodyOf, startTestApi } from './testing/start-test-api.ts'

test('programs written for the last release still work: the contract only grew', async () => {
  const { client } = await startTestApi()
  const current = await bodyOf<object>(await client.get('/api/openapi.json'))
  const breaks = contractBreaks(withoutReferences(document), withoutReferences(current))
  expect(breaks, 'deprecate it, release, then remove it: docs/deploying.md').toEqual([])
})
