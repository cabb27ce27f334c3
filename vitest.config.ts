import { availableParallelism } from 'node:os'
import { defineConfig, type TestUserConfig } from 'vitest/config'
import { madeTexts } from './apps/web/made-texts.ts'
import { ProcessesFirst } from './scripts/processes-first.ts'
import { filesTagged } from './scripts/test-files.ts'

/** Most objects of a test are dead soon: with more room, fewer are moved for nothing. */
const room = '--max-semi-space-size=64'
const apiTesting = 'apps/api/src/testing'

const api: TestUserConfig = {
  // A test of locks, leases, jobs, limits, erasure or outages begins with `// @module-tag postgres`.
  // What only reads and writes rows does not: PGlite is PostgreSQL, with one connection. The
  // authorization matrix calls every operation on both.
  tags: [
    { name: 'postgres', description: 'Runs on PostgreSQL too: PGlite has one connection.' },
    { name: 'postgres-only', description: 'Would show nothing on PGlite.' },
  ],
  // Loading the product costs more than most files' tests: files share a worker and its modules.
  isolate: false,
  // Optimising the embedded database's WebAssembly costs more than tests get back from it.
  execArgv: ['--liftoff-only', room],
  setupFiles: `${apiTesting}/close-after-file.ts`,
  // Servers, sockets and other processes depend on the machine. What passes on retry is counted apart.
  retry: 1,
  // No test checks how long anything takes: this ends what hangs.
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    // One more than there are cores: tests of processes, jobs and models wait for much of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ProcessesFirst },
    // No test checks how long anything takes: this ends what hangs.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // What a run names of an error that a retry overcame is its first line: with the values in it.
    chaiConfig: { truncateThreshold: 300 },
    // Without plugins of their own the first three share what was transformed once.
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Pure functions: test files share a worker and the modules it has loaded.
          isolate: false,
          execArgv: [room],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'api',
          include: ['apps/api/src/**/*.test.{ts,tsx}'],
          exclude: filesTagged('postgres-only'),
          globalSetup: [`${apiTesting}/pglite-template.ts`, `${apiTesting}/server-folder.ts`],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'api on PostgreSQL',
          include: filesTagged('postgres', 'postgres-only'),
          globalSetup: [
            'scripts/test-postgres.ts',
            `${apiTesting}/pglite-template.ts`,
            `${apiTesting}/postgres-template.ts`,
            `${apiTesting}/server-folder.ts`,
          ],
        },
      },
      {
        extends: true,
        plugins: madeTexts(),
        test: {
          name: 'web',
          include: ['apps/web/*.test.ts', 'apps/web/app/**/*.test.ts'],
          isolate: false,
          execArgv: [room],
        },
      },
      {
        extends: true,
        plugins: madeTexts(),
        test: {
          name: 'web components',
          environment: 'happy-dom',
          // A context of its own for each file, without a process and a DOM library of its own.
          pool: 'vmThreads',
          include: ['apps/web/app/**/*.test.tsx'],
          setupFiles: ['apps/web/app/testing/set-up-dom.ts'],
        },
      },
    ],
  },
})
