import { z } from 'zod'
import type { SupabaseSettings } from './supabase-tokens.ts'

/** What a request to the project got: a status, or that none came. */
export type SupabaseReply = number | 'unreachable'

export interface SupabaseTrial {
  /** Of a response, where there was one. */
  date: string | undefined
  /** With the publishable key. */
  settings: SupabaseReply
  /** How many public keys the project signs with; undefined where they could not be read. */
  publicKeys: number | undefined
  /** With the secret key; undefined where none is set. */
  admin: SupabaseReply | undefined
}

const timeoutMs = 5_000
const keySet = z.object({ keys: z.array(z.unknown()) })

/** Asks a Supabase project for its settings, its public keys and, with the secret key, for accounts. */
export async function trySupabase({
  url,
  publishableKey,
  secretKey,
}: SupabaseSettings): Promise<SupabaseTrial> {
  const ask = (path: string, key: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/auth/v1${path}`, {
      headers: { apikey: key, ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined)
  const settings = await ask('/settings', publishableKey)
  await settings?.body?.cancel()
  const keys = await ask('/.well-known/jwks.json', publishableKey)
  const admin =
    secretKey &&
    (await ask('/admin/users?per_page=1', secretKey, { authorization: `Bearer ${secretKey}` }))
  // Accounts are of no interest here: they are not even read.
  if (admin) await admin.body?.cancel()
  return {
    date: settings?.headers.get('date') ?? undefined,
    settings: settings?.status ?? 'unreachable',
    publicKeys: keySet.safeParse(await keys?.json().catch(() => undefined)).data?.keys.length,
    admin: secretKey ? ((admin || undefined)?.status ?? 'unreachable') : undefined,
  }
}
