import { createContext, useContext, useSyncExternalStore } from 'react'
import { readText, storeText } from './storage.ts'

/** On large screens the panel stands beside the page: at its full width, or narrowed to its icons. */
export type PanelWidth = 'wide' | 'narrow'

/** The same key is read by app/before-paint.js, which keeps room for the panel. */
const storageKey = 'individua.panel'
const changed = 'individua:panel'

export function usePanelWidth(): PanelWidth {
  return useSyncExternalStore(subscribe, currentWidth, () => 'wide')
}

export function choosePanelWidth(width: PanelWidth): void {
  storeText(storageKey, width)
  keepPlace(width)
}

/** Keeps room for the panel beside the page, or gives it back to the page. */
export function keepPlace(width: PanelWidth | undefined): void {
  const { dataset } = document.documentElement
  if (width) dataset.panel = width
  else delete dataset.panel
  window.dispatchEvent(new Event(changed))
}

export function storedWidth(): PanelWidth {
  return readText(storageKey) === 'narrow' ? 'narrow' : 'wide'
}

function currentWidth(): PanelWidth {
  return document.documentElement.dataset.panel === 'narrow' ? 'narrow' : 'wide'
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}

/** Opens the panel over the page, on small screens; null where a screen has no panel. */
export const OpenPanel = createContext<(() => void) | null>(null)

export function useOpenPanel(): (() => void) | null {
  return useContext(OpenPanel)
}
