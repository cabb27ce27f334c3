import { expect, test } from 'vitest'
import { countsOf } from './count-tests.ts'
import {
  after,
  describeFailures,
  describeOutcome,
  describeTotal,
  first,
  noCounts,
  type Step,
} from './run-step.ts'
import { readPlaywrightReport } from './test-runners.ts'

const reportOf = (stats: object, suites: object[] = []) => JSON.stringify({ stats, suites })
const step = (name: string): Step => ({
  name,
  hint: 'npm run format',
  run: async () => ({ ...noCounts, isOk: true }),
})

test('up to four journeys may pass on retry, and are counted apart', () => {
  const report = reportOf({ expected: 10, unexpected: 0, flaky: 4, skipped: 1 })
  expect(readPlaywrightReport(report)).toEqual({
    passed: 14,
    failed: 0,
    skipped: 1,
    passedOnRetry: 4,
    failures: [],
  })
})

test('a journey that fails twice has failed, and so have five that needed a retry', () => {
  const failed = reportOf({ expected: 10, unexpected: 1, flaky: 0, skipped: 0 })
  expect(readPlaywrightReport(failed).failed).toBe(1)
  const many = reportOf({ expected: 10, unexpected: 0, flaky: 5, skipped: 0 })
  expect(readPlaywrightReport(many).failed).toBe(5)
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

test('the journeys that failed or needed a retry are named, under their groups', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const group = { title: 'offline', specs: [spec('answers wait', 'unexpected')] }
  const file = {
    title: 'chat.spec.ts',
    specs: [spec('a reply', 'expected'), spec('a story', 'flaky')],
    suites: [group],
  }
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 }
  expect(readPlaywrightReport(reportOf(stats, [file])).failures).toEqual([
    'chat.spec.ts › offline › answers wait',
    'chat.spec.ts › a story (passed on retry)',
  ])
})

/** A file of tests as Vitest reports it: title and state, 'flaky' for one that passed on retry. */
const moduleOf = (relativeModuleId: string, tests: [string, string][], errors: string[] = []) => ({
  relativeModuleId,
  project: { name: 'api' },
  errors: () => errors.map((message) => ({ message })),
  children: {
    allTests: () =>
      tests.map(([fullName, state]) => ({
        fullName,
        result: () =>
          state === 'flaky'
            ? { state: 'passed', errors: [{ message: 'a socket hung up\n at one.test.ts' }] }
            : { state, errors: undefined },
        diagnostic: () => ({ flaky: state === 'flaky' }),
      })),
  },
})

test('what failed stands in the last lines, by step', () => {
  const one = moduleOf('one.test.ts', [
    ['it adds', 'failed'],
    ['it subtracts', 'passed'],
    ['it waits', 'flaky'],
    ['it divides', 'skipped'],
  ])
  const two = moduleOf('two.test.ts', [], ['no such module'])
  const counts = countsOf([one, two], [{ message: 'a late rejection' }])
  expect(counts).toMatchObject({ passed: 2, failed: 1, skipped: 1, passedOnRetry: 1 })
  const unit = { step: step('unit'), result: { ...counts, isOk: false }, seconds: 1 }
  const lint = { step: step('lint'), result: { ...noCounts, isOk: false }, seconds: 1 }
  const types = { step: step('types'), result: { ...noCounts, isOk: true }, seconds: 1 }
  expect(describeFailures([types, unit, lint]).split('\n')).toEqual([
    'unit:',
    '  outside a test: a late rejection',
    '  api: one.test.ts › it adds',
    '  api: one.test.ts › it waits (passed on retry: a socket hung up)',
    '  api: two.test.ts: no such module',
    'lint: failed',
  ])
})

test('a step after another begins when that one has ended, failed or not, and alone at once', async () => {
  const ended: string[] = []
  const result = Promise.withResolvers<never>()
  const noting = (name: string): Step => ({
    ...step(name),
    run: async () => {
      ended.push(name)
      return { ...noCounts, isOk: true }
    },
  })
  const build = first({ ...step('build'), run: () => result.promise })
  const [release, journeys] = [after(build, noting('release')), after(build, noting('journeys'))]
  await release.run()
  const steps = [build, release, journeys, noting('lint')]
  const outcomes = Promise.allSettled(steps.map((each) => each.run()))
  await expect.poll(() => ended).toContain('lint')
  ended.push('build')
  result.reject(new Error('no build'))
  await outcomes
  expect(ended).toEqual(['release', 'lint', 'build', 'release', 'journeys'])
})
