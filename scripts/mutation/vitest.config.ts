import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

const api = join(import.meta.dirname, '../../apps/api')

/** The tests of one area, named by `mutation.ts`. */
export default defineConfig({
  root: api,
  test: {
    include: (process.env.MUTATION_TESTS ?? '').split(',').map((file) => `src/${file}`),
    tags: [{ name: 'postgres' }],
    globalSetup: join(api, 'src/testing/pglite-template.ts'),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
