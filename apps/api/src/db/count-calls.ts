/**
 * Counts the calls of these methods that have not ended.
 * @returns how many are under way
 */
export function countCalls<Client extends object>(
  client: Client,
  names: readonly (keyof Client & string)[],
): () => number {
  let underWay = 0
  for (const name of names) {
    const method: unknown = Reflect.get(client, name)
    if (typeof method !== 'function') throw new Error(`${name} is no method of this client`)
    Reflect.set(client, name, (...given: unknown[]) => {
      underWay++
      return Promise.resolve(Reflect.apply(method, client, given)).finally(() => underWay--)
    })
  }
  return () => underWay
}
