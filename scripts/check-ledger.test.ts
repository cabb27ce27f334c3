import { expect, test } from 'vitest'
import { checkLedger, type ProjectFiles, readLedger } from './check-ledger.ts'
import { findTestTitles } from './test-titles.ts'

const tests = `
  import { test as plainTest } from '@playwright/test'
  plainTest('it is built', () => {})
  plainTests('it is no test', () => {})
  test('the page has a title', () => {})
  test.each(['a', 'b'])('the path %s leads home', () => {})
  for (const language of languages) test(\`it speaks \${language} as well\`, () => {})
  test.describe('a group', () => test.skip('a skipped one', () => {}))
  test.todo('one to be written')
  test.each(rows)('%s', () => {})
  expect('a mere string')
`
const contents: Record<string, string> = { 'app/page.tsx': '', 'e2e/page.spec.ts': tests }
const files: ProjectFiles = {
  exists: (file) => file in contents,
  read: (file) => contents[file] ?? '',
}
const problemsOf = (...lines: string[]) => checkLedger(readLedger(lines.join('\n')), files)
const row = (number: string, title: string) =>
  `| ${number} | The page has a title. | \`app/page.tsx\` | \`e2e/page.spec.ts\` › \`${title}\` |`

test('titles are those of tests that run', () => {
  expect(findTestTitles('page.spec.ts', tests)).toEqual([
    'it is built',
    'the page has a title',
    'the path * leads home',
    'it speaks * as well',
    '*',
  ])
})

test('a table of rows that name what is there is right', () => {
  const both =
    '`the page has a title`, `the path … leads home`; `e2e/page.spec.ts` › `it speaks de as well`'
  expect(
    problemsOf(
      '## 1. Page',
      '| no. | statement | built in | shown by |',
      '|---|---|---|---|',
      row('1.1', 'the page has a title'),
      `| 1.2 | It leads home. | \`app/page.tsx\` | \`e2e/page.spec.ts\` › ${both} |`,
      row('1.10', 'the path /a leads home'),
      row('2.1', 'it speaks … as well'),
    ),
  ).toEqual([])
})

test.each([
  'the page has a titl',
  'page has a title',
  'a skipped one',
  'one to be written',
  'a mere string',
  'a group',
  'whatever a title of nothing but a parameter would match',
])('the title "%s" is noticed as no test', (title) => {
  expect(problemsOf(row('1.1', title))).toEqual([`1.1: e2e/page.spec.ts has no test "${title}"`])
})

test('a file that is not there, or is none of tests, is noticed', () => {
  expect(problemsOf(row('1.1', 'x').replace('page.spec', 'gone.spec'))).toEqual([
    '1.1: e2e/gone.spec.ts is not there',
  ])
  expect(problemsOf(row('1.1', 'the page has a title').replace('app/page', 'app/gone'))).toEqual([
    '1.1: app/gone.tsx is not there',
  ])
  expect(problemsOf(row('1.1', 'x').replace('e2e/page.spec.ts', 'app/page.tsx'))).toEqual([
    '1.1: app/page.tsx is no file of tests',
  ])
})

test('a row without a test, a statement or a file is noticed', () => {
  expect(problemsOf('| 1.1 | It is so. | `app/page.tsx` | |')).toEqual(['1.1: no test is named'])
  expect(problemsOf('| 1.1 | It is so. | `app/page.tsx` | `e2e/page.spec.ts` |')).toEqual([
    '1.1: no test is named',
  ])
  expect(
    problemsOf(row('1.1', 'the page has a title').replace('The page has a title.', '')),
  ).toEqual(['1.1: there is no statement'])
  expect(problemsOf(row('1.1', 'the page has a title').replace('`app/page.tsx`', '—'))).toEqual([
    '1.1: nothing says where it is built',
  ])
  expect(problemsOf('| 1.1 | It is so. |')).toContain('1.1: there are 2 cells instead of four')
})

test('numbers that come twice, in disorder or in another form are noticed', () => {
  const title = 'the page has a title'
  expect(problemsOf(row('1.1', title), row('1.1', title))).toEqual(['1.1: stands behind 1.1'])
  expect(problemsOf(row('1.10', title), row('1.9', title))).toEqual(['1.9: stands behind 1.10'])
  expect(problemsOf(row('1', title))).toEqual(['1: the number is not like 2.14'])
})
