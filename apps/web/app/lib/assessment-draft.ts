import { isNumberRecord, isRecord } from './is-record.ts'
import { isQuestionDraft, type QuestionDraft } from './question-draft.ts'
import { readJson, readText, removeStored, storeJson, storeText } from './storage.ts'

/** Likert answers by question, 1 to 5. */
export type LikertAnswers = Record<string, number>

export type FormType = 'initial' | 'detailed'

export type AssessmentDraft = QuestionDraft<number> & {
  /** When each question was last answered, in milliseconds since 1970; older drafts have none. */
  answeredAt?: Record<string, number>
}

const keyOf = (formType: FormType) => `individua.draft.${formType}`

/** The draft that all tabs share, at the question that this tab showed last. */
export function loadDraft(formType: FormType): AssessmentDraft | undefined {
  const draft = readJson(keyOf(formType), isDraft)
  const shown = Number.parseInt(readText(keyOf(formType), 'sessionStorage') ?? '', 10)
  return draft && shown >= 0 ? { ...draft, position: shown } : draft
}

export function saveDraft(formType: FormType, draft: AssessmentDraft): void {
  storeJson(keyOf(formType), draft)
  storeText(keyOf(formType), String(draft.position), 'sessionStorage')
}

export function clearDraft(formType: FormType): void {
  removeStored(keyOf(formType))
  removeStored(keyOf(formType), 'sessionStorage')
}

/** Calls back when another tab has stored answers to this form. */
export function followDraft(formType: FormType, onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === keyOf(formType)) onChange()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

/** Of each question the newest answer of two tabs; the question on screen is that of `own`. */
export function mergeDrafts(own: AssessmentDraft, other?: AssessmentDraft): AssessmentDraft {
  if (!other) return own
  const isNewer = (uuid: string) =>
    own.answers[uuid] === undefined ||
    (other.answeredAt?.[uuid] ?? 0) > (own.answeredAt?.[uuid] ?? 0)
  const newer = <Value>(entries: Record<string, Value> = {}) =>
    Object.fromEntries(Object.entries(entries).filter(([uuid]) => isNewer(uuid)))
  return {
    answers: { ...own.answers, ...newer(other.answers) },
    milliseconds: { ...other.milliseconds, ...own.milliseconds },
    answeredAt: { ...own.answeredAt, ...newer(other.answeredAt) },
    position: own.position,
  }
}

function isDraft(value: unknown): value is AssessmentDraft {
  const { answeredAt = {} } = isRecord(value) ? value : {}
  return isQuestionDraft(value, isLikertAnswer) && isNumberRecord(answeredAt)
}

function isLikertAnswer(answer: unknown): answer is number {
  return typeof answer === 'number' && [1, 2, 3, 4, 5].includes(answer)
}
