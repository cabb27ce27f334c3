import { languageOfPath } from '@individua/contract/paths'
import type { GoTrueClient } from '@supabase/auth-js'
import { isRecord } from './is-record.ts'
import { publicConfig } from './public-config.ts'
import { readJson, readText } from './storage.ts'

export const sessionStorageKey = 'individua.session'

let pending: Promise<GoTrueClient> | undefined

/** The authentication client; its code is loaded when it is first needed. */
export function authClient(): Promise<GoTrueClient> {
  pending ??= createAuthClient().catch((error: unknown) => {
    pending = undefined
    throw error
  })
  return pending
}

/** Known from the storage alone, without loading anything. */
export function mayBeSignedIn(): boolean {
  return readText(sessionStorageKey) !== undefined
}

/** The user of the stored session, also one that could not be refreshed. */
export function storedUser(): { userId: string; email: string } | undefined {
  const stored = readJson(sessionStorageKey, isStoredSession)
  return stored && { userId: stored.user.id, email: stored.user.email }
}

function isStoredSession(value: unknown): value is { user: { id: string; email: string } } {
  const user = isRecord(value) ? value.user : undefined
  return isRecord(user) && typeof user.id === 'string' && typeof user.email === 'string'
}

/** The access token of the signed-in user, refreshed if need be; undefined for a visitor. */
export async function accessToken(): Promise<string | undefined> {
  if (!mayBeSignedIn()) return undefined
  const client = await authClient()
  const { data } = await client.getSession()
  return data.session?.access_token
}

/** Ends a session that the server no longer knows, unless another one has taken its place. */
export async function endSession(token: string): Promise<void> {
  const client = await authClient()
  const { data } = await client.getSession()
  if (data.session?.access_token === token) await client.signOut({ scope: 'local' })
}

async function createAuthClient(): Promise<GoTrueClient> {
  const [{ GoTrueClient }, { auth }] = await Promise.all([
    import('@supabase/auth-js'),
    publicConfig(),
  ])
  return new GoTrueClient({
    url: auth.url,
    headers: auth.publishableKey ? { apikey: auth.publishableKey } : {},
    storageKey: sessionStorageKey,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    fetch: fetchInLanguage,
  })
}

/** The provider's mails follow the language of the request that caused them. */
function fetchInLanguage(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Accept-Language', languageOfPath(window.location.pathname))
  return fetch(input, { ...init, headers })
}
