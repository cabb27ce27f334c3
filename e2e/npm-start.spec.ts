import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../scripts/postgres.ts'

/** The built server itself, as `npm start` runs it. */

const server = join(import.meta.dirname, '../apps/api/dist/server.js')
let directory: string

test.beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'individua-start-'))
})
test.afterEach(() => rmSync(directory, { recursive: true, force: true }))

function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, [server], {
    cwd: directory,
    env: { PATH: process.env.PATH, DATA_DIR: directory, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString()
  })
  return { child, said, ended: once(child, 'exit') }
}

test('it starts on an empty folder, refuses a second process there, and stops when told to', async ({
  page,
}) => {
  const port = String(await freePort())
  const first = start({ PORT: port })
  await expect.poll(() => first.said.out, { timeout: 30_000 }).toContain(`http://localhost:${port}`)
  await page.goto(`http://localhost:${port}/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const second = start({ PORT: String(await freePort()) })
  const [code] = await second.ended
  expect(code).toBe(1)
  expect(second.said.err).toContain(String(first.child.pid))
  expect(second.said.err.trim().split('\n')).toHaveLength(1)

  first.child.kill('SIGTERM')
  const [stopped] = await first.ended
  expect(stopped).toBe(0)
})

for (const [name, value] of [
  ['PORT', 'abc'],
  ['DATABASE_URL', 'somewhere'],
  ['LOG_LEVEL', 'loud'],
] as const) {
  test(`a wrong ${name} stops the start with one line that names it`, async () => {
    const { said, ended } = start({ [name]: value })
    const [code] = await ended
    expect(code).toBe(1)
    expect(said.err.trim().split('\n')).toHaveLength(1)
    expect(said.err).toContain(name)
  })
}
