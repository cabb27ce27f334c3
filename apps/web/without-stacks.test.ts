import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { leaveOutStacks } from './without-stacks.ts'

const file = createRequire(import.meta.url).resolve('react-dom/package.json')
const react = readFileSync(
  file.replace('package.json', 'cjs/react-dom-client.production.js'),
  'utf8',
)

test('the errors that React compares by identity have a message and no stack', () => {
  const written = leaveOutStacks(react)
  expect(written).toContain(
    'SuspenseException = Object.create(Error.prototype, { message: { value: formatProdErrorMessage(460) } })',
  )
  expect(written).not.toMatch(/Exception = Error\(/)
  expect(written).toContain('throw Error(')
})

test('a React without them is named', () => {
  expect(() => leaveOutStacks('var a = 1')).toThrow('without-stacks.ts')
})
