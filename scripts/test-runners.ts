import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { type Counts, root, runNode, type Step, type StepResult } from './run-step.ts'

const reports = join(root, '.cache', 'test-reports')

export function vitestStep(name: string): Step {
  return {
    name,
    hint: 'one file again: npx vitest run <file>',
    run() {
      const report = reportFile('vitest')
      const reporters = ['--reporter=minimal', '--reporter=./scripts/count-tests.ts']
      const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters]
      const options = { env: { TEST_COUNTS_FILE: report }, isShown: true }
      return readCounts(() => runNode(command, options), report, parseCounts)
    },
  }
}

export function journeysStep(name: string): Step {
  return {
    name,
    hint: 'one file again: npm run build && npx playwright test e2e/<name>.spec.ts',
    run() {
      const report = reportFile('playwright')
      const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
      const env = {
        CHROMIUM_PATH: findOrInstallBrowser(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        // On a terminal it would write over the lines of what runs beside it.
        PLAYWRIGHT_FORCE_TTY: 'false',
      }
      return readCounts(
        () => runNode(command, { env, isShown: true }),
        report,
        readPlaywrightReport,
      )
    },
  }
}

function reportFile(runner: string): string {
  mkdirSync(reports, { recursive: true })
  return join(reports, `${runner}-${randomUUID()}.json`)
}

async function readCounts(
  run: () => Promise<boolean>,
  report: string,
  parse: (text: string) => Counts,
): Promise<StepResult> {
  const isOk = await run()
  try {
    const counts = parse(readFileSync(report, 'utf8'))
    return { ...counts, isOk: isOk && counts.failed === 0 && counts.passed > 0 }
  } finally {
    rmSync(report, { force: true })
  }
}

function parseCounts(text: string): Counts {
  return JSON.parse(text)
}

interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs: { title: string; tests: { status: string }[] }[]
}

interface PlaywrightReport {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  suites: PlaywrightSuite[]
}

/** On a busy machine a few journeys need a retry; more of them point to a fault. */
const maxRetried = 4

/** Journeys that passed on retry are counted apart, and count as failed when they are too many. */
export function readPlaywrightReport(text: string): Counts {
  const { stats, suites }: PlaywrightReport = JSON.parse(text)
  const { expected, unexpected, flaky, skipped } = stats
  const isAccepted = flaky <= maxRetried
  return {
    passed: expected + (isAccepted ? flaky : 0),
    failed: unexpected + (isAccepted ? 0 : flaky),
    skipped,
    passedOnRetry: flaky,
    failures: [
      ...journeysThat('unexpected', suites),
      ...journeysThat('flaky', suites).map((journey) => `${journey} (passed on retry)`),
    ],
  }
}

function journeysThat(status: string, suites: PlaywrightSuite[], path: string[] = []): string[] {
  return suites.flatMap((suite) => {
    const titles = [...path, suite.title]
    const ended = suite.specs.filter(({ tests }) => tests.some((test) => test.status === status))
    return [
      ...ended.map(({ title }) => [...titles, title].join(' › ')),
      ...journeysThat(status, suite.suites ?? [], titles),
    ]
  })
}
