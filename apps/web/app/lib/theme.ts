import { useSyncExternalStore } from 'react'
import { removeStored, storeText } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The same key is read by app/before-paint.js before the first paint. */
const storageKey = 'individua.theme'
const changed = 'individua:theme'

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system')
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    removeStored(storageKey)
    delete document.documentElement.dataset.theme
  } else {
    storeText(storageKey, theme)
    document.documentElement.dataset.theme = theme
  }
  window.dispatchEvent(new Event(changed))
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}
