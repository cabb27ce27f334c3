import { limits } from '@individua/contract/limits'
import { readText, removeStored, storeText } from './storage.ts'

/** A mark that this very browser asked for a mail: here its link may be used up without a press. */
const storageKey = 'individua.requested-link'
const lifetime = limits.confirmationLinkMinutes * 60_000

export function rememberRequestedLink(): void {
  storeText(storageKey, String(Date.now()))
}

export function hasRequestedLink(): boolean {
  const requestedAt = Number(readText(storageKey) ?? 0)
  return Date.now() - requestedAt < lifetime
}

export function forgetRequestedLink(): void {
  removeStored(storageKey)
}
