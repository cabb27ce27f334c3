import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'

const executablePath = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // One more than a small machine has cores: journeys wait for a third of their time.
  workers: 3,
  retries: 2,
  // No journey checks how long anything takes: this ends what hangs.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-IE',
    // A journey's page is emptied for the next one: a new one compiles the whole product anew.
    reuseContext: true,
    // Each context would fetch the whole product anew: journeys without a network allow it.
    serviceWorkers: 'block',
    // Drawing each frame takes a fifth of the time. `withMotion` is for journeys about what moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Writing down each step takes time: `--trace on` has them where they are needed.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
