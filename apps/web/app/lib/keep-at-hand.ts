import { keepInstallPrompt } from './install-prompt.ts'

/** The first screen and what it asks for come first: the worker fetches the whole product. */
const afterMs = 2_000

keepInstallPrompt()
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined), afterMs)
}
