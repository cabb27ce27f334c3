// @module-tag postgres

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Jobs } from '../db/jobs.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'
import { day, hour } from './durations.ts'
import { type KeptAssets, keepAssets } from './kept-assets.ts'
import { openWebFiles } from './web-files.ts'

let api: TestApi
const running: KeptAssets[] = []
const folders: string[] = []
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => {
  for (const assets of running) assets.stop()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A folder of the built web app with these assets. */
function folderWith(assets: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'individua-assets-'))
  folders.push(directory)
  mkdirSync(join(directory, 'assets'))
  for (const [name, content] of Object.entries(assets)) {
    writeFileSync(join(directory, 'assets', name), content)
  }
  return directory
}

/** One instance with its own assets, on the database that all share. */
async function startInstance(assets: Record<string, string>, now = () => new Date()) {
  const files = openWebFiles({
    directory: folderWith(assets),
    publicUrl: 'http://localhost:3000',
    contactEmail: 'hello@individua.test',
    authOrigin: undefined,
  })
  const cleanUps: (() => Promise<unknown>)[] = []
  const jobs: Jobs = {
    ...api.ctx.jobs,
    async workDaily(_, cleanUp) {
      cleanUps.push(cleanUp)
    },
  }
  const { db } = api.ctx
  const kept = await keepAssets({ db, jobs, log: pino({ level: 'silent' }), now }, files)
  running.push(kept)
  const app = new Hono().get('*', async (c) => (await kept.respond(c)) ?? c.text('', 404))
  return {
    get: async (path: string, headers: Record<string, string> = {}) =>
      app.request(`http://localhost:3000${path}`, { headers }),
    async cleanUp() {
      for (const cleanUp of cleanUps) await cleanUp()
    },
  }
}

test('each of two versions side by side serves the assets of the other', async () => {
  const old = await startInstance({ 'page-old1.js': 'start("old")', 'letters-1.woff2': 'glyphs' })
  const next = await startInstance({ 'page-new1.js': 'start("new")' })

  const response = await next.get('/assets/page-old1.js', { 'accept-encoding': 'gzip' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('start("old")')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await (await old.get('/assets/page-new1.js')).text()).toBe('start("new")')
  expect(await (await next.get('/assets/letters-1.woff2')).text()).toBe('glyphs')
})

test('a caller that takes Brotli gets what is stored', async () => {
  const script = 'start();'.repeat(1000)
  await startInstance({ 'page-old2.js': script })
  const next = await startInstance({})
  const response = await next.get('/assets/page-old2.js', { 'accept-encoding': 'br' })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(script.length / 10)
})

test.each(['/assets/unknown-1.js', '/assets/../page-old1.js', '/index.html', '/assets/%00'])(
  '%s is no asset of another version',
  async (path) => {
    const instance = await startInstance({})
    expect((await instance.get(path)).status).toBe(404)
  },
)

test('assets stay for a day after their last instance stopped, and then go', async () => {
  let clock = new Date()
  const now = () => clock
  await startInstance({ 'page-old3.js': 'start()' }, now)
  const stopped = clock.getTime()

  clock = new Date(stopped + day)
  const next = await startInstance({ 'page-new3.js': 'start()' }, now)
  await next.cleanUp()
  expect((await next.get('/assets/page-old3.js')).status).toBe(200)

  clock = new Date(stopped + day + 2 * hour)
  const last = await startInstance({ 'page-new3.js': 'start()' }, now)
  await last.cleanUp()
  expect((await last.get('/assets/page-old3.js')).status).toBe(404)
  expect((await last.get('/assets/page-new3.js')).status).toBe(200)
})

test('two instances of one build store it once', async () => {
  const assets = { 'page-same4.js': 'start()' }
  await Promise.all([startInstance(assets), startInstance(assets)])
  const { rows } = await api.database.executeSql('select 1 from web_assets where path = $1', [
    '/assets/page-same4.js',
  ])
  expect(rows).toHaveLength(1)
})

test('assets that cannot be stored do not stop a start', async () => {
  const db = new Proxy(api.ctx.db, {
    get: () => {
      throw new Error('read-only')
    },
  })
  const jobs: Jobs = { ...api.ctx.jobs, workDaily: async () => {} }
  const log = pino({ level: 'silent' })
  const files = { assetPaths: [], compressAssets: () => [] }
  running.push(await keepAssets({ db, jobs, log, now: () => new Date() }, files))
})
