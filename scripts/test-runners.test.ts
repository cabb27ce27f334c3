import { expect, test } from 'vitest'
import { describeOutcome, describeTotal, noCounts, type Step } from './run-step.ts'
import { readPlaywrightReport } from './test-runners.ts'

const reportOf = (stats: object) => JSON.stringify({ stats })
const step = (name: string): Step => ({
  name,
  hint: 'npm run format',
  run: async () => ({ ...noCounts, isOk: true }),
})

test('up to two journeys may pass on retry, and are counted apart', () => {
  const report = reportOf({ expected: 10, unexpected: 0, flaky: 2, skipped: 1 })
  expect(readPlaywrightReport(report)).toEqual({
    passed: 12,
    failed: 0,
    skipped: 1,
    passedOnRetry: 2,
  })
})

test('a journey that fails twice has failed, and so have three that needed a retry', () => {
  const failed = reportOf({ expected: 10, unexpected: 1, flaky: 0, skipped: 0 })
  expect(readPlaywrightReport(failed).failed).toBe(1)
  const many = reportOf({ expected: 10, unexpected: 0, flaky: 3, skipped: 0 })
  expect(readPlaywrightReport(many).failed).toBe(3)
})

test('a failed step names the command that mends it', () => {
  const failed = { step: step('lint'), result: { ...noCounts, isOk: false }, seconds: 1 }
  expect(describeOutcome(failed)).toMatch(/^FAIL {2}lint .*\n +npm run format$/)
  expect(describeTotal([failed])).toBe('0 steps ok, 1 failed')
})

test('checks alone are counted as steps, tests as tests', () => {
  const check = { step: step('lint'), result: { ...noCounts, isOk: true }, seconds: 1 }
  expect(describeOutcome(check)).toMatch(/^ok {4}lint +1\.0 s$/)
  expect(describeTotal([check, check])).toBe('2 steps ok, 0 failed')
  const crashed = { ...check, result: { ...noCounts, isOk: false } }
  const tests = { ...check, result: { ...noCounts, passed: 7, isOk: true } }
  expect(describeTotal([check, tests])).toBe('7 passed, 0 failed')
  expect(describeTotal([crashed, tests])).toBe('7 passed, 1 failed')
})
