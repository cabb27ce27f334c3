import { useSyncExternalStore } from 'react'
import { readText } from './storage.ts'

/** Where answers are stored that were submitted without a network. */
export const waitingKey = 'individua.waiting'

/** Whether answers wait for the network, stored by this tab or by another one. */
export function useAreAnswersWaiting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readText(waitingKey) !== undefined,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}
