/**
 * Called with each statement before it is sent, without its parameters.
 * @returns what to call when it has ended
 */
export type QueryObserver = (statement: string) => ((error?: unknown) => void) | undefined

/** Who watches the statements now. */
export interface Observed {
  observer?: QueryObserver
}

/** Shows these methods' statements to the observer; calls with a callback are the drivers' own. */
export function observeQueries<Client extends object>(
  client: Client,
  names: readonly (keyof Client & string)[],
  observed: Observed,
): void {
  for (const name of names) {
    const method: unknown = Reflect.get(client, name)
    if (typeof method !== 'function') throw new Error(`${name} is no method of this client`)
    Reflect.set(client, name, (...given: unknown[]) => {
      const isDrivers = typeof given.at(-1) === 'function'
      const end = isDrivers ? undefined : observed.observer?.(textOf(given[0]))
      const result: unknown = Reflect.apply(method, client, given)
      if (end && result instanceof Promise) result.then(() => end(), end)
      return result
    })
  }
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null ? String(Reflect.get(query, 'text')) : ''
}
