import { GoTrueClient } from '@supabase/auth-js'
import { z } from 'zod'
import type { Database } from '../../../db/database.ts'
import { fixedKey } from '../../../lib/key-ring.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { LinkToMail } from '../auth-provider.ts'
import { accessTokens } from './access-tokens.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { embeddedProvider } from './embedded-provider.ts'
import { defaultLinkLimits, type LinkLimits } from './link-limits.ts'
import { prepareGotrueSchema } from './schema/create-tables.ts'
import { deriveKeys } from './secrets.ts'
import { serveLinkRequest } from './serve-link-request.ts'

export const site = 'https://individua.test'

type TestDatabase = Pick<Database, 'db' | 'migrate' | 'longTransaction' | 'close'>

/** The provider on a real database, with a clock to turn; what it would mail arrives in `mails`. */
export async function startTestProvider(
  given: { limits?: Partial<LinkLimits>; database?: TestDatabase } = {},
) {
  const { db, migrate, longTransaction, close } = given.database ?? (await openTestDatabase())
  await migrate()
  await longTransaction(prepareGotrueSchema)
  const clock = { now: new Date('2026-05-01T12:00:00Z') }
  const queue: string[] = []
  const mails: LinkToMail[] = []
  const keys = deriveKeys('a secret for tests only')
  const context: EmbeddedContext = {
    db,
    publicUrl: site,
    keys,
    tokens: accessTokens(fixedKey(keys.signing), `${site}/auth/v1`),
    limits: { ...defaultLinkLimits, ...given.limits },
    now: () => clock.now,
    keepsMails: true,
    queueRescue: async (_transaction, id) => () => void queue.push(id),
    serveSoon: () => {},
    serveNow: (requestId) => serveLinkRequest(context, requestId),
    writeLinkMail: async (_transaction, _id, link) => {
      if (!link.isDecoy) mails.push(link)
    },
  }
  const provider = embeddedProvider(context)
  const { handle } = provider
  if (!handle) throw new Error('the embedded provider serves no requests')

  const request = (path: string, init: RequestInit = {}, ipAddress = '203.0.113.1') =>
    handle(new Request(`${site}/auth/v1${path}`, init), ipAddress)

  return {
    db,
    context,
    provider,
    clock,
    mails,
    request,
    close,
    post: (path: string, body: object, ipAddress?: string) =>
      request(path, { method: 'POST', headers: json, body: JSON.stringify(body) }, ipAddress),
    /** The browser's client, as the web app makes it. */
    client: (ipAddress?: string) =>
      new GoTrueClient({
        url: `${site}/auth/v1`,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        persistSession: false,
        fetch: (url, init) => handle(new Request(url, init), ipAddress ?? '203.0.113.1'),
      }),
    turnClock(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds)
    },
    async tablesAsText(): Promise<string> {
      const tables = ['users', 'identities', 'one_time_tokens', 'link_requests', 'refresh_tokens']
      return longTransaction(async ({ executeSql }) => {
        const rows: object[] = []
        for (const table of tables) rows.push(await executeSql(`select * from auth.${table}`))
        return JSON.stringify(rows)
      })
    },
    async serveAllTwice() {
      const ids = queue.splice(0)
      for (const id of [...ids, ...ids]) await serveLinkRequest(context, id)
    },
    /** Does what the job would do, and hands back the newest mail. */
    async nextMail(): Promise<LinkToMail | undefined> {
      const count = mails.length
      for (const id of queue.splice(0)) await serveLinkRequest(context, id)
      return mails.length > count ? mails.at(-1) : undefined
    },
  }
}

export async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).parse(await response.json())
}

const json = { 'content-type': 'application/json' }

export function tokenHashIn(mail: LinkToMail | undefined): string {
  return new URL(mail?.link ?? '').searchParams.get('token_hash') ?? ''
}
