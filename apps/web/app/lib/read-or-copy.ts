import { useSyncExternalStore } from 'react'
import { isApiError } from './api-error.ts'
import { type Copies, type Kind, keepCopy, readCopy } from './kept-copies.ts'

/**
 * What `read` responds with, of which a copy is kept; while the device is offline, the copy. A server
 * that does not respond to a device with a network is a failure, and shown as one.
 */
export async function readOrCopy<Of extends Kind>(
  kind: Of,
  userId: string,
  read: () => Promise<Copies[Of]>,
): Promise<Copies[Of]> {
  try {
    const body = await read()
    keepCopy(kind, userId, body)
    show(false)
    return body
  } catch (error) {
    const isOffline = isApiError(error) && error.code === 'network' && !navigator.onLine
    const copy = isOffline ? readCopy(kind, userId) : undefined
    if (!copy) throw error
    show(true)
    return copy
  }
}

let isShown = false
const listeners = new Set<() => void>()

/** Whether what is on screen was read from a copy. */
export function useShowsCopy(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isShown,
    () => false,
  )
}

function show(isCopyNow: boolean): void {
  isShown = isCopyNow
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
