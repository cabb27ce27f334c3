import { limits } from '@individua/contract/limits'

/** A mark that this very browser asked for a mail: here its link may be used up without a press. */
const storageKey = 'individua.requested-link'
const lifetime = limits.registrationTicketMinutes * 60_000

export function rememberRequestedLink(): void {
  localStorage.setItem(storageKey, String(Date.now()))
}

export function hasRequestedLink(): boolean {
  const requestedAt = Number(localStorage.getItem(storageKey) ?? 0)
  return Date.now() - requestedAt < lifetime
}

export function forgetRequestedLink(): void {
  localStorage.removeItem(storageKey)
}
