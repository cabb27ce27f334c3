/**
 * What this browser stores for the product. A browser may forbid storage, or its storage may be
 * full: then nothing is stored, and no call throws.
 */
type Area = 'localStorage' | 'sessionStorage'

export function readText(key: string, area: Area = 'localStorage'): string | undefined {
  try {
    return globalThis[area].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stored JSON, if it is there and of the wanted shape. */
export function readJson<Value>(
  key: string,
  isValue: (value: unknown) => value is Value,
  area?: Area,
): Value | undefined {
  try {
    const value: unknown = JSON.parse(readText(key, area) ?? 'null')
    return isValue(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function storeText(key: string, text: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, text)
  } catch {
    return
  }
}

export function storeJson(key: string, value: unknown, area?: Area): void {
  storeText(key, JSON.stringify(value), area)
}

export function removeStored(key: string, area: Area = 'localStorage'): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    return
  }
}

const survivors = ['individua.theme', 'individua.session']

/** Removes drafts and links; the theme stays, and the authentication client removes the session. */
export function removeAllStored(): void {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    for (const key of keysIn(area)) {
      if (key.startsWith('individua.') && !survivors.includes(key)) removeStored(key, area)
    }
  }
}

function keysIn(area: Area): string[] {
  try {
    return Object.keys(globalThis[area])
  } catch {
    return []
  }
}
