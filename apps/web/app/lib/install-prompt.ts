import { useSyncExternalStore } from 'react'

type InstallPrompt = Event & { prompt(): Promise<unknown> }

let kept: InstallPrompt | undefined
const listeners = new Set<() => void>()

/** Keeps the browser's own offer to install for later: nothing interrupts the questions. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if (isInstallPrompt(event)) set(event)
  })
  window.addEventListener('appinstalled', () => set(undefined))
}

/** Asks the browser to install the product; undefined where it does not offer that. */
export function useInstall(): (() => void) | undefined {
  const prompt = useSyncExternalStore(
    subscribe,
    () => kept,
    () => undefined,
  )
  if (!prompt) return undefined
  return () => {
    // The browser lets one offer be shown once.
    set(undefined)
    prompt.prompt().catch(() => undefined)
  }
}

function isInstallPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event
}

function set(prompt: InstallPrompt | undefined): void {
  kept = prompt
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
