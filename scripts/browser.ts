import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

const candidates = [
  // Chromium without the browser around the page: journeys take a sixth less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Path of a Chromium that runs on this machine, if there is one. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  return [CHROMIUM_PATH, playwrightBrowser(), ...candidates].find(
    (path) => path !== undefined && runs(path),
  )
}

/** Finds a Chromium or installs one: from Playwright, else (as root on Debian) from the distribution. */
export function findOrInstallBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium on this machine: fetching one (once) …')
  const cli = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js')
  attempt(process.execPath, [cli, 'install', 'chromium'])
  const downloaded = findBrowser()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq'])
    // Older distributions have no package of the shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
      const installed = findBrowser()
      if (installed) return installed
    }
  }
  throw new Error(
    'No Chromium: none is installed, and Playwright could not download one. ' +
      'Install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  )
}

function playwrightBrowser(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

function attempt(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DEBIAN_FRONTEND: 'noninteractive',
      PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
    },
    timeout: 300_000,
  })
}
