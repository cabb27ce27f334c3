import { isQuestionDraft, type QuestionDraft } from './question-draft.ts'
import { readJson, removeStored, storeJson } from './storage.ts'

/** Likert answers by question, 1 to 5. */
export type LikertAnswers = Record<string, number>

export type FormType = 'initial' | 'detailed'

export type AssessmentDraft = QuestionDraft<number>

const keyOf = (formType: FormType) => `individua.draft.${formType}`

export function loadDraft(formType: FormType): AssessmentDraft | undefined {
  return readJson(keyOf(formType), isDraft)
}

export function saveDraft(formType: FormType, draft: AssessmentDraft): void {
  storeJson(keyOf(formType), draft)
}

export function clearDraft(formType: FormType): void {
  removeStored(keyOf(formType))
}

const isDraft = (value: unknown) => isQuestionDraft(value, isLikertAnswer)

function isLikertAnswer(answer: unknown): answer is number {
  return typeof answer === 'number' && [1, 2, 3, 4, 5].includes(answer)
}
