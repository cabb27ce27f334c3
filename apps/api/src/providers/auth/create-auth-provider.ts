import type { Database, Db } from '../../db/database.ts'
import type { Jobs } from '../../db/jobs.ts'
import { before, day } from '../../lib/durations.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import type { AuthProvider, LinkToMail } from './auth-provider.ts'
import { deleteSignUpsBefore } from './sign-ups.queries.ts'

export interface AuthSettings {
  PUBLIC_URL: string
  SUPABASE_URL?: string | undefined
  SUPABASE_PUBLISHABLE_KEY?: string | undefined
  SUPABASE_SECRET_KEY?: string | undefined
  SUPABASE_JWT_SECRET?: string | undefined
}

/** What of the mailing the embedded provider uses. */
export interface LinkMailer {
  /** Whether mails stay in the database: then none is lost with a commit that was not on the disk. */
  transport: { keepsMails: boolean }
  writeLinkMail(transaction: Db, id: string, link: LinkToMail): Promise<void>
  deliver(id: string): Promise<void>
  deliverLater(id: string): void
  soon(work: () => Promise<void>): void
}

export interface AuthDeps {
  db: Db
  longTransaction: Database['longTransaction']
  jobs: Jobs
  mailing: LinkMailer
  /** Opens the keys in the database. */
  box: SecretBox
  /** Other limits than the product's, for load measurements and tests. */
  linkLimits?: {
    mailsPerRecipientPerMinute?: number
    mailsPerRecipientPerHour?: number
    mailsPerClientPerHour?: number
  }
  now(): Date
}

const retentionDays = 7

/** The Supabase project when one is set, else the embedded provider; the other's code is not loaded. */
export async function createAuthProvider(
  settings: AuthSettings,
  deps: AuthDeps,
): Promise<AuthProvider> {
  const { db, jobs, now } = deps
  await jobs.cleanDaily(
    'erase-old-sign-ups',
    [(tx, most) => deleteSignUpsBefore(tx, before(now(), retentionDays * day), most)],
    { erases: true },
  )
  if (settings.SUPABASE_URL) {
    const { supabaseProvider } = await import('./supabase-provider.ts')
    return supabaseProvider(
      {
        url: settings.SUPABASE_URL,
        publishableKey: settings.SUPABASE_PUBLISHABLE_KEY ?? '',
        secretKey: settings.SUPABASE_SECRET_KEY,
        jwtSecret: settings.SUPABASE_JWT_SECRET,
      },
      db,
    )
  }
  const { startEmbeddedProvider } = await import('./embedded/start-embedded-provider.ts')
  return startEmbeddedProvider(settings.PUBLIC_URL, deps)
}
