import { splitPath } from '@individua/contract/paths'
import { isRecord } from './is-record.ts'
import { readJson, removeStored, storeJson } from './storage.ts'

/** What a link of a mail, or a provider's redirect, brings to a callback page. */
export type ConfirmationLink =
  | { kind: 'session'; accessToken: string; refreshToken: string }
  | { kind: 'tokenHash'; tokenHash: string; type: MailType }
  | { kind: 'failed' }

/** What a mail of the provider is for; it wants to hear it again with the token hash. */
export type MailType = (typeof mailTypes)[number]
const mailTypes = ['email', 'signup', 'magiclink', 'recovery', 'invite', 'email_change'] as const

declare global {
  interface Window {
    linkOfMail?: { search: string; hash: string }
  }
}

const storageKey = 'individua.confirmation-link'
let taken: ConfirmationLink | undefined

/**
 * Called before anything else runs on a page: reads the link's tokens, which `before-paint.js` took
 * out of the URL, so that no later request, referrer or history entry carries them.
 */
export function takeLinkFromUrl(): void {
  const { pathname } = window.location
  const { search, hash } = window.linkOfMail ?? window.location
  if (!splitPath(pathname).rest.startsWith('/callbacks/supabase/')) return
  if (!search && !hash) return
  taken = readLink(search, hash)
  delete window.linkOfMail
  window.history.replaceState(window.history.state, '', pathname)
  // A token hash is not used up until the reader presses the button: a reload must not lose it.
  if (taken.kind === 'tokenHash') storeJson(storageKey, taken, 'sessionStorage')
}

export function confirmationLink(): ConfirmationLink {
  if (taken) return taken
  return readJson(storageKey, isTokenHash, 'sessionStorage') ?? { kind: 'failed' }
}

/** The only kind that is stored. */
function isTokenHash(link: unknown): link is ConfirmationLink {
  return (
    isRecord(link) &&
    link.kind === 'tokenHash' &&
    typeof link.tokenHash === 'string' &&
    mailTypes.some((type) => type === link.type)
  )
}

export function forgetConfirmationLink(): void {
  taken = undefined
  removeStored(storageKey, 'sessionStorage')
}

export function readLink(search: string, hash: string): ConfirmationLink {
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.replace(/^#/, ''))
  const read = (name: string) => fragment.get(name) ?? query.get(name)

  const accessToken = read('access_token')
  const refreshToken = read('refresh_token')
  if (accessToken && refreshToken) return { kind: 'session', accessToken, refreshToken }
  const tokenHash = read('token_hash')
  const type = mailTypes.find((known) => known === (read('type') ?? 'email'))
  if (tokenHash && type) return { kind: 'tokenHash', tokenHash, type }
  return { kind: 'failed' }
}
