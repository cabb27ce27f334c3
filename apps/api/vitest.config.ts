import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    maxWorkers: '100%',
    globalSetup: 'src/testing/pglite-template.ts',
    // How long anything takes is nowhere a matter of a test: these end what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
