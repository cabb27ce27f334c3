import { expect, test } from 'vitest'
import { inlineScript } from './inline-scripts.ts'

test.each([
  ['before-paint.js', ['applyStored']],
  ['first-screen.js', ['askedFirstScreen', 'showFirstScreen']],
])('pages carry %s without comments, and with the names that others use', async (name, names) => {
  const script = await inlineScript(name)
  expect(script).not.toMatch(/\/\*|^\s*\/\/|\n/m)
  for (const one of names) expect(script).toContain(one)
})
