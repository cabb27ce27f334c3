import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while a prerendered page is being hydrated: what only the browser knows must wait. What comes
 * then is rendered in slices; all at once, it would hold up a reader's first touch.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return useDeferredValue(isHydrated)
}
