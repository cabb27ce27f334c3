import type { FirstScreen } from '@individua/contract/first-screen'
import type { Language } from '@individua/contract/languages'

type ShownFirstScreen = Omit<FirstScreen, 'html'> & { language: Language }

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

/** Once the reader leaves the dashboard, it is read from the server again. */
export function forgetFirstScreen(): void {
  delete window.firstScreen
}
