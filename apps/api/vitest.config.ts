import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    maxWorkers: '100%',
    // A test of locks, leases, jobs, limits, erasure or outages begins with `// @module-tag postgres`.
    tags: [{ name: 'postgres', description: 'Runs on PostgreSQL too: PGlite has one connection.' }],
    globalSetup: 'src/testing/pglite-template.ts',
    // No test checks how long anything takes: these end what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
