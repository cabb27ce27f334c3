import { expect, test } from 'vitest'
import { readPlaywrightReport } from './test-runners.ts'

const reportOf = (stats: object) => JSON.stringify({ stats })

test('a journey or two may need a second try, and it is told', () => {
  const report = reportOf({ expected: 10, unexpected: 0, flaky: 2, skipped: 1 })
  expect(readPlaywrightReport(report)).toEqual({
    passed: 12,
    failed: 0,
    skipped: 1,
    atSecondTry: 2,
  })
})

test('what fails twice has failed, and so have many that needed a second try', () => {
  const failed = reportOf({ expected: 10, unexpected: 1, flaky: 0, skipped: 0 })
  expect(readPlaywrightReport(failed).failed).toBe(1)
  const many = reportOf({ expected: 10, unexpected: 0, flaky: 3, skipped: 0 })
  expect(readPlaywrightReport(many).failed).toBe(3)
})
