import { useState } from 'react'
import { readText, removeStored, storeText } from '../../lib/storage.ts'

const key = 'individua.draft.chat'

/** The message being typed, stored in this browser: a reload or an ended session loses nothing. */
export function useMessageDraft(): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => readText(key) ?? '')
  const store = (text: string) => {
    setDraft(text)
    if (text === '') removeStored(key)
    else storeText(key, text)
  }
  return [draft, store]
}
