import { keepInstallPrompt } from './install-prompt.ts'

/** The first screen and what it asks for come first: the worker fetches the whole product. */
const afterMs = 2_000

/** Keeps the product for use without a network, and the browser's offer to install it. */
export function prepareOfflineUse(): void {
  keepInstallPrompt()
  if (document.readyState === 'complete') registerWorker()
  else window.addEventListener('load', registerWorker, { once: true })
}

function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  setTimeout(() => navigator.serviceWorker.register('/sw.js').catch(() => undefined), afterMs)
}
