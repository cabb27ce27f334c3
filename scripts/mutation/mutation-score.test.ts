import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas } from './areas.ts'
import { formatScores, scoreOf } from './mutation-score.ts'

const mutant = (status: string) => ({
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false\n  ',
  location: { start: { line: 7 } },
})

test('a score counts what was noticed among all changes that compile', () => {
  const statuses = ['Killed', 'Timeout', 'Killed', 'Survived', 'NoCoverage', 'CompileError']
  const score = scoreOf('access', { files: { 'a.ts': { mutants: statuses.map(mutant) } } })
  expect(score).toEqual({
    area: 'access',
    noticed: 3,
    all: 5,
    percent: 60,
    survivors: ['a.ts:7 BooleanLiteral false ', 'a.ts:7 BooleanLiteral false '],
  })
  expect(formatScores([score])).toMatch(/FAIL {2}access {5}60 % \(3 of 5\)$/)
  expect(formatScores([{ ...score, percent: 80 }])).toMatch(/ok {4}access/)
})

test('an area without changes has no score', () => {
  expect(scoreOf('empty', { files: {} }).percent).toBe(0)
})

test('each file and test of an area exists', () => {
  const api = join(import.meta.dirname, '../../apps/api/src')
  const listed = Object.values(areas).flatMap(({ files, tests }) => [...files, ...tests])
  expect(listed.filter((file) => !existsSync(join(api, file)))).toEqual([])
})
