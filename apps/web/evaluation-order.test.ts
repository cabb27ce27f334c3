import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { evaluationOrder } from './evaluation-order.ts'

const directory = mkdtempSync(join(tmpdir(), 'individua-order-'))
afterEach(() => rmSync(directory, { recursive: true }))

test('each file stands once, and after all that it imports', async () => {
  const files = {
    'screen.js':
      'import{a}from"./shell.js";import"./effect.js";const later=()=>import("./later.js")',
    'shell.js': 'import { b } from "./react.js"',
    'react.js': 'export const b = 1',
    'effect.js': 'globalThis.a = 1',
    'later.js': '',
  }
  mkdirSync(join(directory, 'assets'))
  for (const [name, code] of Object.entries(files)) {
    writeFileSync(join(directory, 'assets', name), code)
  }
  const order = await evaluationOrder(directory, ['/assets/screen.js', '/assets/shell.js'])
  expect(order).toEqual(['react', 'shell', 'effect', 'screen'].map((name) => `/assets/${name}.js`))
})
