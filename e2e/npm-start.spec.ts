import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@individua/testkit/free-port'
import { spawnServer } from '@individua/testkit/server-process'
import { expect, test } from '@playwright/test'

/** The built server itself, as `npm start` runs it. */

const server = join(import.meta.dirname, '../apps/api/dist/server.js')
let directory: string

test.beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'individua-start-'))
})
test.afterEach(() => rmSync(directory, { recursive: true, force: true }))

const start = (settings: Record<string, string | number>) =>
  spawnServer({
    entry: server,
    cwd: directory,
    env: { PATH: process.env.PATH, DATA_DIR: directory, ...settings },
  })

test('it starts on an empty folder, refuses a second process there, and stops when told to', async ({
  page,
}) => {
  const port = await freePort()
  const first = start({ PORT: port })
  await first.ready()
  expect(first.output()).toContain(`http://localhost:${port}`)
  await page.goto(`http://localhost:${port}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const second = start({ PORT: await freePort() })
  expect((await second.ended).code).toBe(1)
  expect(second.output()).toContain(String(first.pid))
  expect(second.output().trim().split('\n')).toHaveLength(1)

  first.signal('SIGTERM')
  expect((await first.ended).code).toBe(0)
})
