import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCodes } from '@individua/contract/errors'
import { fieldProblems } from '@individua/contract/field-problems'
import { expect, test } from 'vitest'

const cwd = join(import.meta.dirname, '..')
const sources = globSync('{features,lib,providers}/**/*.{ts,tsx}', { cwd })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(cwd, file), 'utf8'))

test('the server answers with every error code and names every problem of a field', () => {
  const words = [...errorCodes, ...Object.keys(fieldProblems)]
  const isUsed = (word: string) => sources.some((source) => source.includes(`'${word}'`))
  expect(words.filter((word) => !isUsed(word))).toEqual([])
})
