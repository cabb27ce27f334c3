import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@individua/testkit/free-port'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { lockDirectory } from '../../db/directory-lock.ts'
import { version } from '../../lib/version.ts'
import {
  type SupabaseTestServer,
  startSupabaseTestServer,
} from '../../providers/auth/supabase-test-server.ts'
import { startStripeTestServer } from '../../providers/payments/stripe-test-server.ts'
import { listenUntilTestEnds } from '../../testing/listen.ts'
import { type ModelBehaviour, startModelServer } from '../../testing/model-server.ts'
import { copyEmptyPglite } from '../../testing/test-database.ts'
import { type ExamineDeps, examine } from './examine.ts'

const stripe = await startStripeTestServer()
let supabase: SupabaseTestServer
const folders: string[] = []
beforeAll(async () => {
  supabase = await startSupabaseTestServer()
})
afterAll(async () => {
  stripe.close()
  await supabase.close()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'individua-doctor-'))
  folders.push(folder)
  return folder
}

/** Examines a set-up on a port and in a folder of its own; no secret of it may be printed. */
async function diagnose(
  settings: Record<string, string>,
  deps: ExamineDeps = {},
  secrets: string[] = [],
) {
  const findings = await examine(
    { PORT: String(await freePort()), DATA_DIR: newFolder(), ...settings },
    { stripeUrl: stripe.account.apiUrl, ...deps },
  )
  const text = JSON.stringify(findings)
  for (const secret of secrets) expect(text).not.toContain(secret)
  return findings
}

type Findings = Awaited<ReturnType<typeof diagnose>>
const named = (findings: Findings, name: string) => findings.filter((one) => one.name === name)
const expected = (verdict: string, seen: RegExp, wayOut: RegExp) => ({
  verdict,
  seen: expect.stringMatching(seen),
  wayOut: expect.stringMatching(wayOut),
})

async function serveSmtp(options: SMTPServerOptions): Promise<number> {
  const port = await freePort()
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], logger: false, ...options })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return port
}

test('a fresh machine is all right, and stays as it is', async () => {
  const DATA_DIR = join(newFolder(), 'data')
  const findings = await diagnose({ DATA_DIR })
  expect(findings.filter(({ verdict }) => verdict !== 'ok')).toEqual([])
  expect(findings.every(({ wayOut }) => wayOut === undefined)).toBe(true)
  expect(named(findings, 'data folder')[0]?.seen).toContain('does not exist yet')
})

test('every wrong setting is named in a line of its own, and what needs it is not looked at', async () => {
  const findings = await diagnose(
    {
      PORT: 'ninety',
      DATABASE_URL: 'mysql://root:hunter2-hunter2@db/x',
      APP_ENV: 'production',
      STRIPE_SECRET_KEY: 'pk_wrong_0123456789',
      AI_MODEL: 'x',
    },
    {},
    ['hunter2', 'pk_wrong_0123456789'],
  )
  const problems = named(findings, 'settings')
  expect(problems.map(({ seen }) => seen.split(' ')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'STRIPE_SECRET_KEY',
    'AI_PROVIDER',
    'SMTP_URL',
  ])
  for (const problem of problems) {
    expect(problem).toMatchObject(expected('failed', /such as|look like/, /\.env\.example/))
  }
  for (const name of ['server', 'database', 'payments', 'language model']) {
    expect(named(findings, name)).toEqual([
      { name, ...expected('warning', /^not looked at/, /^Mend/) },
    ])
  }
})

test.each<[string, Record<string, string>, ExamineDeps, string, ReturnType<typeof expected>]>([
  [
    'a database that does not respond',
    { DATABASE_URL: 'postgres://me:secret-word@127.0.0.1:1/x' },
    {},
    'database',
    expected(
      'failed',
      /^DATABASE_URL: the database did not respond \(ECONNREFUSED\)/,
      /host, port/,
    ),
  ],
  [
    'a data folder that cannot be made',
    { DATA_DIR: '/proc/version/data' },
    {},
    'data folder',
    expected('failed', /cannot be (made|written)/, /local disk/),
  ],
  [
    'a data folder on a network',
    {},
    { typeOf: async () => 0x6969 },
    'data folder',
    expected('failed', /network file system \(NFS\)/, /local disk/),
  ],
  [
    'a full disk',
    {},
    { freeBytesOf: () => 50 * 1024 * 1024 },
    'disk',
    expected('failed', /^50 MB free, 100 MB needed/, /make room/),
  ],
  [
    'a disk that fills up',
    {},
    { freeBytesOf: () => 150 * 1024 * 1024 },
    'disk',
    expected('warning', /^150 MB free/, /Make room/),
  ],
  [
    'parameters that are not there',
    { INSTRUMENT_PARAMETERS: '/nowhere/parameters.json' },
    {},
    'parameters',
    expected('failed', /cannot be read/, /individua calibrate/),
  ],
  [
    'a mail server that does not respond',
    { SMTP_URL: 'smtp://me:secret-word@127.0.0.1:1' },
    {},
    'mail',
    expected('failed', /^127\.0\.0\.1:1: E/, /SMTP_URL|smtps/),
  ],
  [
    'a mailbox that no person can open',
    { PUBLIC_URL: 'http://individua.example' },
    {},
    'mail',
    expected('failed', /mailbox is off/, /SMTP_URL/),
  ],
  [
    'a public URL without encryption',
    { PUBLIC_URL: 'http://individua.example' },
    {},
    'public url',
    expected('warning', /not encrypted/, /https/),
  ],
  [
    'no way to pay',
    { PUBLIC_URL: 'https://individua.example' },
    {},
    'payments',
    expected('warning', /embedded Stripe is off/, /STRIPE_/),
  ],
])('%s is found, with a way out', async (_name, settings, deps, name, finding) => {
  const findings = await diagnose(settings, deps, ['secret-word'])
  expect(named(findings, name)).toContainEqual({ name, ...finding })
})

test('a folder that a process holds which does not respond is named with its holder', async () => {
  const DATA_DIR = newFolder()
  copyEmptyPglite(DATA_DIR)
  writeFileSync(join(DATA_DIR, 'pglite', 'PG_VERSION'), '17')
  const lock = await lockDirectory(DATA_DIR)
  onTestFinished(() => lock.release())
  const findings = await diagnose({ DATA_DIR })
  expect(named(findings, 'data folder')[0]?.seen).toContain(`process ${process.pid}`)
  expect(named(findings, 'database')[0]).toMatchObject(
    expected('failed', /does not respond/, /process that holds it/),
  )
})

test.each([
  ['another program', 200, 'hello', /another program/, /set another PORT/],
  ['an unready server', 503, '{"reason":"disk_full"}', /not ready: disk_full/, /table of reasons/],
])('%s on the port is told apart', async (_name, status, ready, seen, wayOut) => {
  const port = await listenUntilTestEnds(({ url }, response) => {
    const isUnready = status === 503
    if (url === '/healthz' && isUnready)
      return response.end(`{"status":"ok","version":"${version}"}`)
    return response.writeHead(status).end(ready)
  })
  const findings = await diagnose({ PORT: String(port) })
  expect(named(findings, 'server')[0]).toMatchObject(expected('failed', seen, wayOut))
})

test('a server of another version is told apart', async () => {
  const port = await listenUntilTestEnds((_, response) =>
    response.end('{"status":"ok","version":"0.0.1"}'),
  )
  const findings = await diagnose({ PORT: String(port) })
  expect(named(findings, 'server')[0]).toMatchObject(
    expected('warning', /version 0\.0\.1 runs/, /restart the server/),
  )
})

const userAndPassword = { user: 'me', password: 'pass%word-1' }

test('a mail server that takes the login is all right, one that refuses it is not', async () => {
  const mails: string[] = []
  const port = await serveSmtp({
    onAuth: ({ username, password }, _session, done) =>
      password === userAndPassword.password
        ? done(null, { user: username })
        : done(new Error('no')),
    onMailFrom: ({ address }, _session, done) => {
      mails.push(address)
      done()
    },
  })
  const url = (password: string) => `smtp://me:${encodeURIComponent(password)}@127.0.0.1:${port}`
  const MAIL_FROM = 'Individua <hello@individua.sk>'
  const right = await diagnose({ SMTP_URL: url('pass%word-1'), MAIL_FROM }, {}, ['word-1'])
  expect(named(right, 'mail')).toEqual([
    { name: 'mail', verdict: 'ok', seen: expect.stringContaining('login is accepted') },
  ])
  const wrong = await diagnose({ SMTP_URL: url('wrong-word'), MAIL_FROM }, {}, ['wrong-word'])
  expect(named(wrong, 'mail')[0]).toMatchObject(
    expected('failed', /EAUTH 535/, /user and password/),
  )
  const unnamed = await diagnose({ SMTP_URL: url('pass%word-1') })
  expect(named(unnamed, 'mail')[0]).toMatchObject(expected('warning', /localhost/, /MAIL_FROM/))
  const encrypted = await diagnose({ SMTP_URL: `smtps://127.0.0.1:${port}`, MAIL_FROM })
  expect(named(encrypted, 'mail')[0]).toMatchObject(expected('failed', /E/, /smtps:\/\//))
  expect(mails).toEqual([])
})

const stripeSettings = {
  STRIPE_SECRET_KEY: stripe.account.secretKey,
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(24).toString('hex')}`,
  STRIPE_PRICE_ADVANCED: 'price_test',
}

test('a Stripe account that is set up is all right', async () => {
  const findings = await diagnose(stripeSettings, {}, [stripeSettings.STRIPE_WEBHOOK_SECRET])
  expect(named(findings, 'payments')[0]).toMatchObject({
    verdict: 'ok',
    seen: expect.stringContaining('the key is accepted'),
  })
  expect(named(findings, 'webhook secret')[0]?.verdict).toBe('ok')
  expect(named(findings, 'clock')).toEqual([
    { name: 'clock', verdict: 'ok', seen: 'agrees with that of Stripe' },
  ])
})

test.each<[string, Record<string, string>, Partial<typeof stripe.state>, string, object]>([
  [
    'a refused key',
    { STRIPE_SECRET_KEY: 'sk_live_refused_0123' },
    {},
    'payments',
    expected('failed', /refuses the key \(api_key_invalid\)/, /STRIPE_SECRET_KEY/),
  ],
  [
    'an unknown price',
    { STRIPE_PRICE_ADVANCED: 'price_other' },
    {},
    'payments',
    expected('failed', /does not show the price \(resource_missing\)/, /STRIPE_PRICE_ADVANCED/),
  ],
  [
    'a price without euros',
    {},
    { euroAmount: 1 },
    'payments',
    expected('failed', /is not 3\.99 in EUR/, /3\.99 USD/),
  ],
  [
    'an archived price',
    {},
    { isArchived: true },
    'payments',
    expected('failed', /archived/, /active price/),
  ],
  [
    'a sandbox in production',
    { APP_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' },
    {},
    'payments',
    expected('warning', /sandbox/, /live mode/),
  ],
  [
    'a Stripe that is down',
    {},
    { isDown: true },
    'payments',
    expected('failed', /Stripe does not respond/, /api\.stripe\.com/),
  ],
  [
    'a webhook secret that was cut',
    { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    {},
    'webhook secret',
    expected('warning', /shorter/, /whole/),
  ],
  [
    'a clock that is slow',
    {},
    { secondsBehind: -400 },
    'clock',
    expected('failed', /(399|400|401) s behind that of Stripe/, /time service/),
  ],
])('of Stripe: %s is found', async (_name, settings, state, name, finding) => {
  const before = { ...stripe.state }
  onTestFinished(() => void Object.assign(stripe.state, before))
  Object.assign(stripe.state, state)
  const findings = await diagnose({ ...stripeSettings, ...settings }, {}, ['sk_live_refused_0123'])
  expect(named(findings, name)).toContainEqual({ name, ...finding })
})

const supabaseSettings = () => ({
  SUPABASE_URL: supabase.url,
  SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
  SUPABASE_SECRET_KEY: supabase.secretKey,
  SEND_EMAIL_HOOK_SECRET: 'v1,whsec_MzJieXRlc29mc2VjcmV0',
})

test('a Supabase project that is set up is all right', async () => {
  const findings = await diagnose(supabaseSettings())
  const about = findings.filter(({ name }) => name.startsWith('sign-in'))
  expect(about.map(({ verdict }) => verdict)).toEqual(['ok', 'ok', 'ok'])
})

test.each<[string, Record<string, string>, Partial<SupabaseTestServer>, string, object]>([
  [
    'a project that does not respond',
    { SUPABASE_URL: 'http://127.0.0.1:1' },
    {},
    'sign-in',
    expected('failed', /does not respond/, /paused/),
  ],
  [
    'a project that is down',
    {},
    { isDown: true },
    'sign-in',
    expected('failed', /does not respond \(503\)/, /SUPABASE_URL/),
  ],
  [
    'a refused publishable key',
    { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_other' },
    {},
    'sign-in',
    expected('failed', /refuses the publishable key \(401\)/, /SUPABASE_PUBLISHABLE_KEY/),
  ],
  [
    'a refused secret key',
    { SUPABASE_SECRET_KEY: 'sb_secret_other' },
    {},
    'sign-in erasure',
    expected('failed', /refused \(401\)/, /SUPABASE_SECRET_KEY/),
  ],
  [
    'no secret key',
    { SUPABASE_SECRET_KEY: '' },
    {},
    'sign-in erasure',
    expected('warning', /not set/, /SUPABASE_SECRET_KEY/),
  ],
  [
    'a project without public keys',
    {},
    { showsKeys: false },
    'sign-in keys',
    expected('failed', /no public key/, /SUPABASE_JWT_SECRET/),
  ],
])('of Supabase: %s is found', async (_name, settings, state, name, finding) => {
  const before = { isDown: supabase.isDown, showsKeys: supabase.showsKeys }
  onTestFinished(() => void Object.assign(supabase, before))
  Object.assign(supabase, state)
  const findings = await diagnose({ ...supabaseSettings(), ...settings }, {}, [
    'sb_publishable_other',
    'sb_secret_other',
  ])
  expect(named(findings, name)).toContainEqual({ name, ...finding })
})

const refuseWith =
  (status: number): ModelBehaviour =>
  (_, response) =>
    void response.writeHead(status).end('{"error":{"message":"bad secret-key"}}')

test.each([
  [401, 'failed', /refuses the key \(401\)/, /AI_API_KEY/],
  [404, 'failed', /refused \(404\)/, /AI_MODEL/],
  [429, 'warning', /limited \(429\)/, /no more requests/],
  [500, 'failed', /unreachable \(500\)/, /AI_BASE_URL/],
] as const)('a model that responds with %i is found', async (status, verdict, seen, wayOut) => {
  const model = await startModelServer(refuseWith(status))
  onTestFinished(() => model.close())
  const settings = { ...model.settings, AI_API_KEY: 'secret-key' }
  const findings = await diagnose(settings, {}, ['secret-key'])
  expect(named(findings, 'language model')[0]).toMatchObject(expected(verdict, seen, wayOut))
})
