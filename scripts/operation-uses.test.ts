import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@individua/contract/operations'
import { expect, test } from 'vitest'
import { findRequests, isOperationUsed } from './operation-uses.ts'

const root = join(import.meta.dirname, '..')
/** These call every operation alike, or stand for the matrix. */
const wholesale =
  /(authorization-matrix|operations)\.test\.ts$|testing\/(callers|api-operations)\.ts$/
const sources = globSync(
  ['apps/api/src/**/*.test.ts', 'apps/api/src/testing/*.ts', 'packages/testkit/src/*.ts'],
  { cwd: root },
).filter((file) => !wholesale.test(file))

test('every operation is used by a test besides the authorization matrix', () => {
  const uses = sources.flatMap((file) => findRequests(file, readFileSync(join(root, file), 'utf8')))
  const unused = Object.keys(operations).filter((operation) => !isOperationUsed(operation, uses))
  expect(unused).toEqual([])
})

test('requests are seen through verbs, options, constants and templates', () => {
  const source = `
    const path = '/api/answers'
    await client.post(path, {})
    await client.get('/api/questions?lang=sk')
    await visitor.call('DELETE /api/users/me')
    await app.request(\`/api/steps/\${step}\`, { method: 'POST' })
    await send('/api/dashboard')
    await other('/auth/v1/otp')`
  const uses = findRequests('x.test.ts', source)
  const isUsed = (operation: string) => isOperationUsed(operation, uses)
  expect(isUsed('POST /api/answers')).toBe(true)
  expect(isUsed('GET /api/answers')).toBe(false)
  expect(isUsed('GET /api/questions')).toBe(true)
  expect(isUsed('DELETE /api/users/me')).toBe(true)
  expect(isUsed('POST /api/steps/{step}')).toBe(true)
  expect(isUsed('GET /api/dashboard')).toBe(true)
  expect(uses).toHaveLength(5)
})
