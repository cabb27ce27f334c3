import type { BasicAnswer } from '@individua/contract/answers'
import { isLanguage, type Language } from '@individua/contract/languages'
import { waitingKey } from '../../lib/answers-waiting.ts'
import { isRecord } from '../../lib/is-record.ts'
import { readJson, removeStored, storeJson } from '../../lib/storage.ts'

/** Answers that were submitted without a network. */
export type WaitingAnswers = {
  email: string
  language: Language
  answers: BasicAnswer[]
  /** When they were submitted, in milliseconds since 1970. */
  since: number
}

export function waitingAnswers(): WaitingAnswers | undefined {
  return readJson(waitingKey, isWaiting)
}

export function keepWaiting(waiting: WaitingAnswers): void {
  storeJson(waitingKey, waiting)
  tellThisTab()
}

export function forgetWaiting(): void {
  removeStored(waitingKey)
  tellThisTab()
}

function isWaiting(value: unknown): value is WaitingAnswers {
  return (
    isRecord(value) &&
    typeof value.email === 'string' &&
    typeof value.language === 'string' &&
    isLanguage(value.language) &&
    Array.isArray(value.answers) &&
    typeof value.since === 'number'
  )
}

/** The browser tells other tabs only. */
function tellThisTab(): void {
  window.dispatchEvent(new Event('storage'))
}
