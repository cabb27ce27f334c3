import { readText, storeText } from './storage.ts'

const key = 'individua.reloaded-at'
const oncePer = 60_000

/** True when a file of the web app did not load: without a network, or after a release replaced it. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  )
}

/** Whether a reload may bring the missing code: at most one a minute, so that it never loops. */
export function mayReload(): boolean {
  const reloadedAt = Number(readText(key, 'sessionStorage') ?? 0)
  return navigator.onLine && Date.now() - reloadedAt > oncePer
}

/** False where this browser forbids storage, and a second reload could not be told from a first. */
export function rememberReload(): boolean {
  const now = String(Date.now())
  storeText(key, now, 'sessionStorage')
  return readText(key, 'sessionStorage') === now
}
