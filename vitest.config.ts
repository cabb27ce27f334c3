import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { coreQuestions } from './apps/web/core-questions.ts'
import { errorTexts } from './apps/web/error-texts.ts'
import { figureTexts } from './apps/web/figure-texts.ts'
import { priceTexts } from './apps/web/price-texts.ts'
import { samplePerson } from './apps/web/sample-person.ts'
import { ProcessesFirst } from './scripts/processes-first.ts'

export default defineConfig({
  test: {
    // One more than there are cores: tests of processes, jobs and models wait for much of their time.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: ProcessesFirst },
    // No test checks how long anything takes: this ends what hangs.
    testTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
          // Pure functions: test files share a worker and the modules it has loaded.
          isolate: false,
        },
      },
      'apps/api/vitest.config.ts',
      {
        extends: true,
        plugins: [samplePerson(), coreQuestions(), errorTexts(), priceTexts(), figureTexts()],
        test: { name: 'web', include: ['apps/web/*.test.ts', 'apps/web/app/**/*.test.ts'] },
      },
      {
        extends: true,
        plugins: [samplePerson(), coreQuestions(), errorTexts(), priceTexts(), figureTexts()],
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
