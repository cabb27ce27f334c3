import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from './browser.ts'
import { startPostgres } from './postgres.ts'
import { type Counts, root, runNode, type Step, type StepResult } from './run-step.ts'

const reports = join(root, '.cache', 'test-reports')

export function vitestStep(name: string, args: string[] = [], env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    run() {
      const report = reportFile('vitest')
      const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
      const command = ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args]
      return counted(() => runNode(command, { env, isShown: true }), report, readVitestReport)
    },
  }
}

/** What does not depend on the database: a second time on PostgreSQL would show nothing new. */
const withoutDatabase = [
  'src/env.test.ts',
  'src/db/directory-lock.test.ts',
  'src/emails/**',
  'src/features/chat/sentences.test.ts',
  'src/features/report-pdf/{citations,print-thread,render-report,report-printer,set-text}.test.ts',
  'src/features/wording/{model-faults,wording-checks}.test.ts',
  'src/lib/**',
  'src/process/start-and-stop.test.ts',
  'src/providers/ai/**',
  'src/providers/auth/{redirects,supabase-lite-limits,supabase-tokens}.test.ts',
  'src/providers/auth/embedded/{access-tokens,client-network,link-limits}.test.ts',
]

/** The API suite once more, on a PostgreSQL that lives as long as the step. */
export function postgresStep(name: string): Step {
  return {
    name,
    async run() {
      const postgres = await startPostgres()
      try {
        return await vitestStep(
          name,
          ['--project', 'api', ...withoutDatabase.map((path) => `--exclude=${path}`)],
          {
            TEST_DATABASE_URL: postgres.url,
          },
        ).run()
      } finally {
        await postgres.stop()
      }
    },
  }
}

export function journeysStep(name: string): Step {
  return {
    name,
    run() {
      const report = reportFile('playwright')
      const command = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json']
      const env = { CHROMIUM_PATH: findOrInstallBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report }
      return counted(() => runNode(command, { env, isShown: true }), report, readPlaywrightReport)
    },
  }
}

function reportFile(runner: string): string {
  mkdirSync(reports, { recursive: true })
  return join(reports, `${runner}-${Date.now()}.json`)
}

async function counted(
  run: () => Promise<boolean>,
  report: string,
  read: (text: string) => Counts,
): Promise<StepResult> {
  const isOk = await run()
  try {
    const counts = read(readFileSync(report, 'utf8'))
    return { ...counts, isOk: isOk && counts.failed === 0 && counts.passed > 0 }
  } finally {
    rmSync(report, { force: true })
  }
}

export function readVitestReport(text: string): Counts {
  const report: Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number> =
    JSON.parse(text)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }
}

/** A busy machine may make a journey or two stumble; more than that is no accident. */
const mostSecondTries = 2

/** What passed only at the second try is told by its number, and counts as failed when it is many. */
export function readPlaywrightReport(text: string): Counts {
  const { stats }: { stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> } =
    JSON.parse(text)
  const { expected, unexpected, flaky, skipped } = stats
  const isAccident = flaky <= mostSecondTries
  return {
    passed: expected + (isAccident ? flaky : 0),
    failed: unexpected + (isAccident ? 0 : flaky),
    skipped,
    atSecondTry: flaky,
  }
}
