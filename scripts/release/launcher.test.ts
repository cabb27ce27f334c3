import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launcher } from './launcher.ts'

const folder = mkdtempSync(join(tmpdir(), 'individua-launcher-'))
const program = join(folder, 'a program', 'individua')
const server = join(folder, 'a program', 'server')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeAll(() => {
  const dist = join(folder, 'a program/apps/api/dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(
    join(dist, 'individua.js'),
    'console.log(process.argv.slice(2).join("|"), process.cwd())',
  )
  writeFileSync(
    join(dist, 'server.js'),
    "console.log(process.execArgv.join(), ...['ARENA_MAX', 'MMAP_THRESHOLD_', 'TRIM_THRESHOLD_'].map((name) => process.env['MALLOC_' + name]))",
  )
  writeFileSync(program, launcher('individua'), { mode: 0o755 })
  writeFileSync(server, launcher('server'), { mode: 0o755 })
  writeFileSync(join(folder, 'node'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  symlinkSync(program, join(folder, 'linked'))
})

const run = (path: string, env: Record<string, string>) =>
  spawnSync(path, ['backup', 'a file'], { cwd: folder, env, encoding: 'utf8' })

test.each([program, join(folder, 'linked')])('%s runs the command where it was called', (path) => {
  const { status, stdout } = run(path, { PATH: '/usr/bin:/bin', INDIVIDUA_NODE: process.execPath })
  expect([status, stdout]).toEqual([0, `backup|a file ${folder}\n`])
})

test.each([{}, { MALLOC_ARENA_MAX: '4' }])('the server starts with little memory: %o', (env) => {
  const { stdout } = run(server, {
    INDIVIDUA_NODE: process.execPath,
    PATH: '/usr/bin:/bin',
    ...env,
  })
  expect(stdout).toBe(`--max-semi-space-size=16 ${env.MALLOC_ARENA_MAX ?? 2} 32768 131072\n`)
})

test('an older Node is refused with one line', () => {
  const { status, stderr } = run(program, { PATH: `${folder}:/usr/bin:/bin` })
  expect([status, stderr]).toEqual([
    1,
    'Individua needs Node 24.16 or newer in the PATH, or at INDIVIDUA_NODE.\n',
  ])
})
