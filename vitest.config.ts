import { defineConfig } from 'vitest/config'
import { samplePerson } from './apps/web/sample-person.ts'

export default defineConfig({
  test: {
    maxWorkers: '100%',
    // How long anything takes is nowhere a matter of a test: this ends what hangs.
    testTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: { name: 'packages', include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      'apps/api/vitest.config.ts',
      {
        extends: true,
        plugins: [samplePerson()],
        test: { name: 'web', include: ['apps/web/app/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [samplePerson()],
        test: {
          name: 'web components',
          environment: 'happy-dom',
          include: ['apps/web/app/**/*.test.tsx'],
          setupFiles: ['apps/web/app/testing/set-up-dom.ts'],
        },
      },
    ],
  },
})
