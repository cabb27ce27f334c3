// @module-tag postgres

import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { coreAnswers } from '@individua/testkit/answers'
import { createVisitor, headersOf } from '@individua/testkit/visitor'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from './db/database.ts'
import { readEnv } from './env.ts'
import { createProduct, type Product } from './product.ts'
import { createTracing } from './providers/tracing/create-tracing.ts'
import { noTracing, type Tracing } from './providers/tracing/tracing.ts'
import { logLines } from './testing/log-lines.ts'
import { openTestDatabase, testTimeoutMs } from './testing/test-database.ts'

const value = z.object({
  stringValue: z.string().optional(),
  intValue: z.coerce.number().optional(),
})
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((list) =>
    Object.fromEntries(
      list.map((one) => [one.key, one.value.stringValue ?? one.value.intValue] as const),
    ),
  )
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A collector on this machine that keeps what it gets. */
async function startCollector() {
  const bodies: unknown[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await json(request))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = z.object({ port: z.number() }).parse(server.address())
  return {
    url: `http://127.0.0.1:${address.port}`,
    text: () => JSON.stringify(bodies),
    resources: () => bodies.flatMap((body) => exported.parse(body).resourceSpans),
    close: () => server.close(),
  }
}

const planted = 'planted'
const email = `${planted}-jana@mail.test`

let collector: Awaited<ReturnType<typeof startCollector>>
let database: Database
let tracing: Tracing
let product: Product

beforeAll(async () => {
  collector = await startCollector()
  database = await openTestDatabase()
  const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, INSTANCE_NAME: 'blue-1' }
  const env = readEnv(settings)
  const log = pino({ level: 'silent' })
  tracing = await createTracing(env, log)
  product = await createProduct({ env, database, log, tracing, requestTimeoutMs: testTimeoutMs })
  await takeTheWay()
  await product.stop()
  await tracing.stop()
})
afterAll(async () => {
  collector.close()
  await database.close()
})

/** Plants words wherever a caller may put some. */
async function takeTheWay(): Promise<void> {
  const visitor = createVisitor('http://localhost:3000', {
    fetch: (url, init) => product.app.request(url, init),
    headers: { 'user-agent': planted, 'x-forwarded-for': '203.0.113.77' },
    readMails: async (to) => {
      const { rows } = await database.executeSql<Record<'to' | 'subject' | 'text', string>>(
        `select recipient as "to", subject, text from outgoing_mails where recipient = $1 and status = 'sent'`,
        [to],
      )
      return rows
    },
  })
  const registered = await visitor.register(email, await visitor.signUp(email))
  await visitor.submitCoreAnswers(registered, Array(10).fill(3))
  const session = await visitor.followLink(await visitor.waitForLink(email))
  const headers = headersOf(session)
  await product.app.request('/api/results/basic', { method: 'POST', headers })
  await product.app.request(`/api/users/info?email=${email}`, { headers })
  await product.app.request(`/api/results/${planted}`, { headers })
  await product.app.request(`/${planted}?token=${planted}`)
  const body = JSON.stringify({ answers: coreAnswers(Array(10).fill(planted)) })
  const json = { 'content-type': 'application/json' }
  await product.app.request('/api/results/preview', { method: 'POST', headers: json, body })
  await database.executeScript(
    `alter table public.sign_ups add constraint planted check (email not like '%again%') not valid`,
  )
  const again = { email: `again-${email}`, password: 'planted-password' }
  await product.app.request('/auth/v1/signup', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(again),
  })
}

const spans = () =>
  collector.resources().flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))

test('a request is a span by its route, its statements are spans below it', () => {
  const request = spans().find(({ name }) => name === 'GET /api/users/info')
  expect(request?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/users/info',
    'http.response.status_code': 200,
  })
  const below = spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId)
  expect(below.map(({ name }) => name)).toContain('select')
  const known = ['db.system.name', 'db.query.text']
  for (const query of below) expect(Object.keys(query.attributes)).toEqual(known)
})

test('statements within a transaction and jobs are spans too', () => {
  const names = spans().map(({ attributes }) => String(attributes['db.query.text']))
  expect(names.some((text) => text.includes('insert into "answers"'))).toBe(true)
  const byId = new Map(spans().map((span) => [span.spanId, span]))
  const orphans = spans().filter(({ parentSpanId }) => parentSpanId && !byId.has(parentSpanId))
  expect(orphans).toEqual([])
})

test('an error is its name and its SQLSTATE', () => {
  const failed = spans().filter((span) => span.attributes['error.type'] !== undefined)
  expect(failed.map((span) => span.attributes['error.type'])).toContainEqual(
    expect.stringContaining('23514'),
  )
})

test('the spans name service, version and instance', () => {
  expect(collector.resources()[0]?.resource.attributes).toMatchObject({
    'service.name': 'individua',
    'service.instance.id': 'blue-1',
  })
})

test('nothing that a caller sent is in what the collector gets', () => {
  const text = collector.text()
  expect(text).not.toContain(planted)
  expect(text).not.toContain('203.0.113.77')
  const keys = new Set(spans().flatMap(({ attributes }) => Object.keys(attributes)))
  expect([...keys].toSorted()).toEqual([
    'db.query.text',
    'db.system.name',
    'error.type',
    'http.request.method',
    'http.response.status_code',
    'http.route',
  ])
})

test('a collector that is away is one line of the log, and holds up no stop', async () => {
  const { log, lines } = logLines()
  const settings = readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' })
  const lonely = await createTracing(settings, log)
  await lonely.inSpan('alone', {}, async () => {})
  await lonely.stop()
  expect(lines()).toMatchObject([{ msg: expect.stringContaining('OTEL_EXPORTER_OTLP_ENDPOINT') }])
})

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  expect(await createTracing(readEnv({}), pino({ level: 'silent' }))).toBe(noTracing)
  const files = globSync('**/*.ts', { cwd: import.meta.dirname })
  const source = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const loading = (pattern: RegExp) =>
    files.filter((file) => !file.endsWith('.test.ts') && pattern.test(source(file)))
  expect(loading(/from '@opentelemetry\//)).toEqual(['providers/tracing/open-telemetry.ts'])
  expect(loading(/^import [^(]*open-telemetry\.ts'/m)).toEqual([])
  expect(loading(/import\('\.\/open-telemetry\.ts'\)/)).toEqual([
    'providers/tracing/create-tracing.ts',
  ])
})
