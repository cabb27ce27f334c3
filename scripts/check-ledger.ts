import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTestTitles, wildcard } from './test-titles.ts'

/** A statement of the specification: its number, where it is built and the tests that show it. */
export interface LedgerRow {
  number: string
  statement: string
  builtIn: string[]
  shownBy: { file: string; title: string }[]
  /** A complete row has four. */
  cellCount: number
}

export interface ProjectFiles {
  exists(file: string): boolean
  read(file: string): string
}

const root = join(import.meta.dirname, '..')
const ledger = 'docs/spec-ledger.md'
const fewestLetters = 5

/** The rows of the tables: every line that begins like one, so that a misspelt row is not skipped. */
export function readLedger(markdown: string): LedgerRow[] {
  return markdown
    .split('\n')
    .filter((line) => /^\|\s*\S*\d/.test(line))
    .map((line) => {
      const cells = line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|')
      const [number = '', statement = '', builtIn = '', shownBy = ''] = cells.map((cell) =>
        cell.trim(),
      )
      return {
        number,
        statement,
        builtIn: quotedIn(builtIn),
        shownBy: testsIn(shownBy),
        cellCount: cells.length,
      }
    })
}

const quotedIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text)

/** `file` › `title`, `another title of the same file`; `file` › `title` */
function testsIn(cell: string): LedgerRow['shownBy'] {
  return cell.split(/; (?=`)/).flatMap((part) => {
    const [file = '', ...titles] = quotedIn(part)
    if (titles.length === 0) return [{ file, title: '' }]
    return titles.map((title) => ({ file, title }))
  })
}

/** Problems of the rows: wrong form or order, missing files, missing tests. */
export function checkLedger(rows: LedgerRow[], files: ProjectFiles): string[] {
  return [
    ...rows.flatMap(checkForm),
    ...checkOrder(rows.map(({ number }) => number)),
    ...rows.flatMap((row) => checkFiles(row, files)),
    ...checkTests(rows, files),
  ]
}

function checkForm({ number, statement, builtIn, shownBy, cellCount }: LedgerRow): string[] {
  const wrong = [
    [!/^[1-9]\d*\.[1-9]\d*$/.test(number), 'the number is not like 2.14'],
    [cellCount !== 4, `there are ${cellCount} cells instead of four`],
    [!/\p{L}{2}/u.test(statement), 'there is no statement'],
    [builtIn.length === 0, 'nothing says where it is built'],
    [shownBy.some(({ file, title }) => !file || !title), 'no test is named'],
  ] as const
  return wrong.flatMap(([isWrong, problem]) => (isWrong ? [`${number}: ${problem}`] : []))
}

function checkOrder(numbers: string[]): string[] {
  const rank = (number: string) => {
    const [section = 0, position = 0] = number.split('.').map(Number)
    return section * 10_000 + position
  }
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    if (before === undefined || rank(before) < rank(number)) return []
    return [`${number}: stands behind ${before}`]
  })
}

function checkFiles({ number, builtIn }: LedgerRow, files: ProjectFiles): string[] {
  return builtIn
    .filter((file) => !files.exists(file))
    .map((file) => `${number}: ${file} is not there`)
}

function checkTests(rows: LedgerRow[], files: ProjectFiles): string[] {
  const known = new Map<string, string[]>()
  const titlesOf = (file: string) => {
    const titles = known.get(file) ?? findTestTitles(file, files.read(file))
    known.set(file, titles)
    return titles
  }
  return rows.flatMap(({ number, shownBy }) =>
    shownBy.flatMap(({ file, title }) => {
      if (!file || !title) return []
      if (!/\.(test|spec)\.tsx?$/.test(file)) return [`${number}: ${file} is no file of tests`]
      if (!files.exists(file)) return [`${number}: ${file} is not there`]
      const isThere = titlesOf(file).some((pattern) => isTitledLike(pattern, title))
      return isThere ? [] : [`${number}: ${file} has no test "${title}"`]
    }),
  )
}

/** A title as the run shows it; a parameter may stand for any text. */
function isTitledLike(pattern: string, title: string): boolean {
  const constant = pattern.split(wildcard)
  if (constant.join('').replace(/\P{L}/gu, '').length < fewestLetters) return false
  const parts = constant.map((part) => part.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 'u').test(title)
}

if (import.meta.main) {
  const rows = readLedger(readFileSync(join(root, ledger), 'utf8'))
  const problems = checkLedger(rows, {
    exists: (file) => existsSync(join(root, file)),
    read: (file) => readFileSync(join(root, file), 'utf8'),
  })
  for (const problem of problems) console.error(problem)
  const differing = rows.filter(({ statement }) => statement.includes('**Differs')).length
  console.log(`${rows.length} statements, ${differing} differ, ${problems.length} problems`)
  process.exitCode = problems.length === 0 && rows.length > 0 ? 0 : 1
}
