import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createUser, type Stage } from '@individua/testkit/create-user'
import { freePort } from '@individua/testkit/free-port'
import { randomIpAddress } from '@individua/testkit/ip-address'
import { type ServerProcess, spawnServer } from '@individua/testkit/server-process'
import { createVisitor, type Visitor } from '@individua/testkit/visitor'
import pg from 'pg'
import { fixedKey } from '../../apps/api/src/lib/key-ring.ts'
import { accessTokens } from '../../apps/api/src/providers/auth/embedded/access-tokens.ts'
import { deriveKeys } from '../../apps/api/src/providers/auth/embedded/secrets.ts'
import { multiplyPeople } from './multiply.ts'

/** Those who are multiplied: one in twenty paid, one never followed the link. */
const stages: (Stage | 'unconfirmed')[] = [
  'report',
  'unconfirmed',
  ...Array.from({ length: 18 }, () => 'profile' as const),
]

export const originals = stages.length

/** A person of the copies, with a session. */
export interface Person {
  uid: string
  headers: Record<string, string>
}

/** The product on a database with so many people. */
export interface ScaledProduct {
  people: number
  databaseUrl: string
  client: pg.Client
  newVisitor(): Visitor
  /**
   * Random people; one comes again only after all others.
   * @param isErased they never come again
   */
  takePerson(kind: 'basic' | 'advanced', isErased?: boolean): Promise<Person>
  stop(): Promise<void>
}

/** A database on the same server. */
export function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

export async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  // The database is stopped under it when a measurement fails.
  client.on('error', () => {})
  await client.connect()
  return client
}

export async function startServer(entry: string, databaseUrl: string): Promise<ServerProcess> {
  const home = mkdtempSync(join(tmpdir(), 'individua-scale-'))
  const server = spawnServer({
    entry,
    cwd: home,
    env: {
      PATH: process.env.PATH,
      PORT: await freePort(),
      DATABASE_URL: databaseUrl,
      DATA_DIR: home,
      LOG_LEVEL: 'silent',
      MAILS_PER_CLIENT_PER_HOUR: 1_000_000,
      // Each visitor has an IP address of its own.
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  })
  // A measurement that fails leaves neither a server nor its folder behind.
  process.once('exit', () => {
    server.signal('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  })
  await server.ready()
  return server
}

const visitorAt = (origin: string) =>
  createVisitor(origin, { headers: { 'x-forwarded-for': randomIpAddress() } })

/** The people that all others are copies of, made by the product itself. */
export async function createOriginals(origin: string): Promise<void> {
  for (const stage of stages) {
    const visitor = visitorAt(origin)
    if (stage !== 'unconfirmed') await createUser(visitor, { stage })
    else {
      const email = visitor.newEmail()
      const registered = await visitor.register(email, await visitor.signUp(email))
      await visitor.submitCoreAnswers(registered, Array(10).fill(3))
      await visitor.waitForLink(email)
    }
  }
}

/** Multiplies the people of this database. */
export async function fillDatabase(databaseUrl: string, people: number): Promise<void> {
  const client = await connect(databaseUrl)
  // A mail server gets the mails of people, and their bodies are then erased.
  await client.query(`update outgoing_mails set text = '', html = ''`)
  await multiplyPeople(client, Math.round(people / originals) - 1)
  await client.end()
}

/** Starts the product on a database with so many people. */
export async function startScaled(
  entry: string,
  databaseUrl: string,
  people: number,
): Promise<ScaledProduct> {
  const client = await connect(databaseUrl)
  const server = await startServer(entry, databaseUrl)
  const waiting = {
    basic: await findPeople(client, 'basic'),
    advanced: await findPeople(client, 'advanced'),
  }
  const sign = await tokenSigner(client, server.origin)
  return {
    people,
    databaseUrl,
    client,
    newVisitor: () => visitorAt(server.origin),
    async takePerson(kind, isErased = false) {
      const found = waiting[kind].shift()
      if (!found) throw new Error(`no person has a ${kind} result`)
      if (!isErased) waiting[kind].push(found)
      return { uid: found.user_id, headers: { authorization: `Bearer ${await sign(found)}` } }
    },
    async stop() {
      await client.end()
      await server.stop()
    },
  }
}

interface Found {
  user_id: string
  session_id: string
  email: string
}

/** With the result of this kind as the newest, in random order. */
async function findPeople(client: pg.Client, kind: string): Promise<Found[]> {
  const { rows } = await client.query<Found>(
    `select s.user_id, s.id as session_id, u.email from auth.sessions s
       join users u on u.id = s.user_id
     where exists (select from results r where r.user_id = s.user_id and r.kind = $1)
       and ($1 = 'advanced' or not exists
         (select from results r where r.user_id = s.user_id and r.kind = 'advanced'))
     order by md5(s.id::text || $2) limit 5000`,
    [kind, randomUUID()],
  )
  return rows
}

/** Signs as the product does, with its own key. */
async function tokenSigner(client: pg.Client, origin: string) {
  const { rows } = await client.query<{ value: string }>(
    `select value from server_secrets where name = 'auth'`,
  )
  const port = new URL(origin).port
  const keys = deriveKeys(rows[0]?.value ?? '')
  const tokens = accessTokens(fixedKey(keys.signing), `http://localhost:${port}/auth/v1`)
  return async ({ user_id: userId, session_id: sessionId, email }: Found) => {
    const now = new Date()
    const subject = { userId, sessionId, email, userMetadata: {}, authenticatedAt: now }
    return (await tokens.sign(subject, now)).token
  }
}
