import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False while a prerendered page is being hydrated: what only the browser knows must wait. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
