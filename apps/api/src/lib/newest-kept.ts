/** Keeps the values used last, so many at most. For what never changes once it is there. */
export function newestKept<Value>(most: number) {
  const values = new Map<string, Value>()
  return {
    get(key: string): Value | undefined {
      const value = values.get(key)
      if (value === undefined) return undefined
      values.delete(key)
      values.set(key, value)
      return value
    },
    set(key: string, value: Value): void {
      values.delete(key)
      values.set(key, value)
      for (const oldest of values.keys()) {
        if (values.size <= most) return
        values.delete(oldest)
      }
    },
  }
}
