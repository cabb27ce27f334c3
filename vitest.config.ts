import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'packages', include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'] } },
      'apps/api/vitest.config.ts',
      { test: { name: 'web', include: ['apps/web/app/**/*.test.{ts,tsx}'] } },
    ],
  },
})
