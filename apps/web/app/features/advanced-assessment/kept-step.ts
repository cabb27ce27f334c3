import type { Step } from '@individua/contract/questions'
import type { StepDraft } from './step-draft.ts'

const keyOf = (userId: string, step: Step) => `individua.advanced.${userId}.${step}`

export function loadStep(userId: string, step: Step): StepDraft | undefined {
  try {
    const kept = localStorage.getItem(keyOf(userId, step))
    const draft: unknown = kept === null ? undefined : JSON.parse(kept)
    return isStepDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

/** A full or forbidden storage must not stop the assessment: then the draft lives in memory only. */
export function saveStep(userId: string, step: Step, draft: StepDraft): void {
  try {
    localStorage.setItem(keyOf(userId, step), JSON.stringify(draft))
  } catch {
    return
  }
}

export function clearStep(userId: string, step: Step): void {
  try {
    localStorage.removeItem(keyOf(userId, step))
  } catch {
    return
  }
}

function isStepDraft(value: unknown): value is StepDraft {
  if (typeof value !== 'object' || value === null) return false
  if (!('answers' in value && 'milliseconds' in value && 'position' in value)) return false
  const { answers, milliseconds, position } = value
  return (
    isRecordOf(answers, 'string') &&
    isRecordOf(milliseconds, 'number') &&
    Number.isInteger(position) &&
    Number(position) >= 0
  )
}

function isRecordOf(value: unknown, type: 'string' | 'number'): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).every((entry) => typeof entry === type)
}
