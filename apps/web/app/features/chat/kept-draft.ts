import { useState } from 'react'

const key = 'individua.draft.chat'

/** What is being typed, kept in this browser: a reload or a session that ends loses nothing. */
export function useKeptDraft(): [string, (text: string) => void] {
  const [draft, setDraft] = useState(readDraft)
  const keep = (text: string) => {
    setDraft(text)
    writeDraft(text)
  }
  return [draft, keep]
}

export function readDraft(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function writeDraft(text: string): void {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // A full or forbidden storage: then the draft lives in memory only.
  }
}
