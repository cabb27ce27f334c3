import type { Language } from '@individua/contract/languages'
import type { Result } from '@individua/contract/results'
import type { UserInfo } from '@individua/contract/users'

type ShownFirstScreen = { language: Language; user: UserInfo; dashboard: Result }

declare global {
  interface Window {
    /** What `first-screen.js` has put into the page before any other script ran. */
    firstScreen?: ShownFirstScreen
  }
}

/** What the page of the dashboard was opened with: React begins with it, and it is not asked for again. */
export function firstScreen(): ShownFirstScreen | undefined {
  return globalThis.window?.firstScreen
}

/** Called when the reader leaves the dashboard: the next visit reads it from the server. */
export function forgetFirstScreen(): void {
  delete window.firstScreen
}
