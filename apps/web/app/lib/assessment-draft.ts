import { isNumberRecord, isRecord } from './is-record.ts'

/** Likert answers by question, 1 to 5. */
export type LikertAnswers = Record<string, number>

export type FormType = 'initial' | 'detailed'

/** An assessment under way, kept in this browser so that a reload or a closed tab loses nothing. */
export type AssessmentDraft = {
  answers: LikertAnswers
  /** How long each question was on screen before it was answered. */
  milliseconds: Record<string, number>
  /** 0-based place of the question on screen. */
  position: number
}

const keyOf = (formType: FormType) => `individua.draft.${formType}`

export function loadDraft(formType: FormType): AssessmentDraft | undefined {
  try {
    const kept = localStorage.getItem(keyOf(formType))
    const draft: unknown = kept === null ? undefined : JSON.parse(kept)
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

/** A full or forbidden storage must not stop the assessment: then the draft lives in memory only. */
export function saveDraft(formType: FormType, draft: AssessmentDraft): void {
  try {
    localStorage.setItem(keyOf(formType), JSON.stringify(draft))
  } catch {
    return
  }
}

export function clearDraft(formType: FormType): void {
  try {
    localStorage.removeItem(keyOf(formType))
  } catch {
    return
  }
}

function isDraft(value: unknown): value is AssessmentDraft {
  if (!isRecord(value)) return false
  const { answers, milliseconds, position } = value
  return (
    isNumberRecord(answers) &&
    Object.values(answers).every((answer) => [1, 2, 3, 4, 5].includes(answer)) &&
    isNumberRecord(milliseconds) &&
    Number.isInteger(position) &&
    Number(position) >= 0
  )
}
