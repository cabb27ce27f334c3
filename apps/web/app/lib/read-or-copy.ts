import { useSyncExternalStore } from 'react'
import type { Tagged } from './api-client.ts'
import { isApiError } from './api-error.ts'
import { type Copies, type Kind, keepCopy, readTagged } from './kept-copies.ts'

/**
 * What `read` responds with, of which a copy is kept; while the device is offline, the copy. A server
 * that does not respond to a device with a network is a failure, and shown as one.
 * @param read gets the copy, for the server to say whether it is still the newest
 */
export async function readOrCopy<Of extends Kind>(
  kind: Of,
  userId: string,
  read: (held: Tagged<Copies[Of]> | undefined) => Promise<Tagged<Copies[Of]>>,
): Promise<Copies[Of]> {
  const held = readTagged(kind, userId)
  try {
    const newest = await read(held)
    const { body, etag } = newest
    if (newest !== held) keepCopy(kind, userId, body, etag)
    show(false)
    return body
  } catch (error) {
    const isOffline = isApiError(error) && error.code === 'network' && !navigator.onLine
    if (!held || !isOffline) throw error
    show(true)
    return held.body
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
