import { type Step, steps } from '@individua/contract/questions'
import type { Answer } from '@individua/instrument/scoring/answers'
import type { Db } from '../../db/database.ts'
import { itemOf } from '../../lib/question-words.ts'
import type { SessionUser } from '../../providers/auth/auth-provider.ts'
import { findAnswersOfForm, findBasicAssessment } from '../assessment/form.service.ts'
import {
  type AskedQuestion,
  findAdvanced,
  findAskedQuestions,
  findNewestAdvanced,
} from './advanced-assessment.queries.ts'

/** An advanced assessment as it stands. */
export interface AdvancedForm {
  id: string
  /** The basic assessment it goes on from: both are scored together. */
  basicAssessmentId: string
  startedAt: Date
  /** What was asked so far, in order, with the answers given. */
  questions: readonly AskedQuestion[]
  /** The step to go on with; null once all three are answered. */
  nextStep: Step | null
  hasResult: boolean
}

export interface FormState {
  /** The newest basic assessment; without one there is nothing to go on from. */
  basic: Awaited<ReturnType<typeof findBasicAssessment>>
  /** The newest advanced assessment, unless it has its result or the basic answers were given anew since. */
  current: AdvancedForm | undefined
}

/** Where a user stands; no other request changes it until the transaction ends. */
export async function lockForms(tx: Db, user: SessionUser): Promise<FormState> {
  const basic = await findBasicAssessment(tx, user)
  const newest = await findAdvancedForm(tx, user.id)
  if (!newest) return { basic, current: undefined }
  const isOvertaken =
    !basic || basic.id !== newest.basicAssessmentId || basic.submittedAt > newest.startedAt
  return { basic, current: newest.hasResult || isOvertaken ? undefined : newest }
}

/** The newest advanced assessment of a user, of whatever age. */
export async function findAdvancedForm(db: Db, userId: string): Promise<AdvancedForm | undefined> {
  const found = await findNewestAdvanced(db, userId)
  if (!found?.basicAssessmentId) return undefined
  const { id, basicAssessmentId, startedAt, hasResult } = found
  const questions = currentQuestions(await findAskedQuestions(db, id))
  const nextStep = nextStepOf(questions)
  return { id, basicAssessmentId, startedAt, questions, nextStep, hasResult }
}

/** True once all three steps of an advanced assessment are answered, until its result is made. */
export async function isWaitingForResult(db: Db, assessmentId: string): Promise<boolean> {
  const found = await findAdvanced(db, assessmentId)
  if (!found || found.hasResult) return false
  return nextStepOf(currentQuestions(await findAskedQuestions(db, assessmentId))) === null
}

/**
 * One question for each position. Of a question and the one chosen in its place it is the one that is
 * answered or begun, else the newer one: an answer counts for the question that was on screen.
 */
export function currentQuestions<Question extends Version>(
  questions: readonly Question[],
): Question[] {
  const isReplaced = (question: Question) =>
    questions.some(
      (other) =>
        other !== question &&
        other.assessmentId === question.assessmentId &&
        other.step === question.step &&
        other.position === question.position &&
        standingOf(other) > standingOf(question),
    )
  return questions.filter((question) => !isReplaced(question))
}

type Version = Pick<
  AskedQuestion,
  'assessmentId' | 'step' | 'position' | 'choiceRound' | 'value' | 'draft'
>

function standingOf({ value, draft, choiceRound }: Version): number {
  if (value !== null) return 20 + choiceRound
  return (draft === null ? 0 : 10) + choiceRound
}

export function questionsOfStep(questions: readonly AskedQuestion[], step: Step): AskedQuestion[] {
  return questions.filter((question) => question.step === step)
}

/** True when every step before this one is answered. */
export function isReady({ nextStep }: AdvancedForm, step: Step): boolean {
  return nextStep === null || step <= nextStep
}

/** Basic and advanced answers as the instrument takes them, in their order, without the open ones. */
export async function findClosedAnswers(db: Db, form: AdvancedForm): Promise<Answer[]> {
  const basic = await findAnswersOfForm(db, form.basicAssessmentId)
  return [...basic, ...form.questions.flatMap(toClosedAnswer)]
}

/** What was written to the open questions, without what is withheld from scores and texts. */
export function openTextsOf(
  questions: readonly AskedQuestion[],
): { itemId: string; text: string }[] {
  return questions.flatMap((question) => {
    const { itemId, value, isWithheld } = question
    if (value === null || isWithheld || itemOf(question).kind !== 'open') return []
    return [{ itemId, text: value }]
  })
}

/** The answer as the instrument takes it; none without an answer, and for an open one. */
export function toClosedAnswer(question: AskedQuestion): Answer[] {
  const { itemId, value, secondValue, shownOptionIds } = question
  const { kind } = itemOf(question)
  if (value === null || kind === 'open') return []
  const time = question.milliseconds === null ? {} : { milliseconds: question.milliseconds }
  if (kind === 'likert') return [{ kind, itemId, value: Number(value), ...time }]
  const second = secondValue === null ? {} : { secondOptionId: secondValue }
  const shown = shownOptionIds ?? []
  return [{ kind, itemId, optionId: value, ...second, shownOptionIds: shown, ...time }]
}

/** The step to go on with; null once all three are answered. */
export function nextStepOf(questions: readonly AskedQuestion[]): Step | null {
  const isAnswered = (step: Step) => {
    const ofStep = questionsOfStep(questions, step)
    return ofStep.length > 0 && ofStep.every(({ value }) => value !== null)
  }
  return steps.find((step) => !isAnswered(step)) ?? null
}
