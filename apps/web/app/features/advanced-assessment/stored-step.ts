import type { Step } from '@individua/contract/questions'
import { isQuestionDraft } from '../../lib/question-draft.ts'
import { readJson, removeStored, storeJson } from '../../lib/storage.ts'
import type { StepDraft } from './step-draft.ts'

const keyOf = (userId: string, step: Step) => `individua.advanced.${userId}.${step}`

export function loadStep(userId: string, step: Step): StepDraft | undefined {
  return readJson(keyOf(userId, step), isStepDraft)
}

export function saveStep(userId: string, step: Step, draft: StepDraft): void {
  storeJson(keyOf(userId, step), draft)
}

export function clearStep(userId: string, step: Step): void {
  removeStored(keyOf(userId, step))
}

const isText = (answer: unknown) => typeof answer === 'string'
const isStepDraft = (value: unknown) => isQuestionDraft(value, isText)
