const kept = ['individua.theme', 'individua.session']

/** Forgets drafts and links that this browser keeps for the product; the session ends by itself. */
export function forgetStored(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith('individua.') && !kept.includes(key)) storage.removeItem(key)
    }
  }
}
