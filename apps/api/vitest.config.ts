import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    maxWorkers: availableParallelism() + 1,
    // A test of locks, leases, jobs, limits, erasure or outages begins with `// @module-tag postgres`.
    // What only reads and writes rows does not: PGlite is PostgreSQL, with one connection. The
    // authorization matrix calls every operation on both.
    tags: [{ name: 'postgres', description: 'Runs on PostgreSQL too: PGlite has one connection.' }],
    // Loading the product costs more than most files' tests: files share a worker and its modules.
    isolate: false,
    // Optimising the embedded database's WebAssembly costs more than tests get back from it.
    execArgv: ['--liftoff-only'],
    setupFiles: 'src/testing/close-after-file.ts',
    globalSetup: [
      'src/testing/pglite-template.ts',
      'src/testing/postgres-template.ts',
      'src/testing/server-folder.ts',
    ],
    // Servers, sockets and other processes depend on the machine. What passes on retry is counted apart.
    retry: 1,
    // No test checks how long anything takes: these end what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
