import type { Step } from '@individua/contract/questions'
import { isQuestionDraft } from '../../lib/question-draft.ts'
import { readJson, removeStored, storeJson } from '../../lib/storage.ts'
import type { StepDraft } from './step-draft.ts'

/** A step of the advanced assessment, or further questions. */
export type StoredForm = Step | 'lot'

const keyOf = (userId: string, step: StoredForm) => `individua.advanced.${userId}.${step}`

export function loadStep(userId: string, step: StoredForm): StepDraft | undefined {
  return readJson(keyOf(userId, step), isStepDraft)
}

export function saveStep(userId: string, step: StoredForm, draft: StepDraft): void {
  storeJson(keyOf(userId, step), draft)
}

export function clearStep(userId: string, step: StoredForm): void {
  removeStored(keyOf(userId, step))
}

const isText = (answer: unknown) => typeof answer === 'string'
const isStepDraft = (value: unknown) => isQuestionDraft(value, isText)
