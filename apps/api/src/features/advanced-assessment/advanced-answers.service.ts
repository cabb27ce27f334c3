import type {
  AdvancedAnswersBody,
  AnswerDraftBody,
  DraftKept,
  Help,
  StepAccepted,
} from '@individua/contract/answers'
import { helpLines } from '@individua/contract/help-lines'
import { type SelfHarmSubject, selfHarmIn } from '@individua/safety/speaks-of-self-harm'
import { AppError } from '../../lib/app-error.ts'
import type { UserContext } from '../../lib/context.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { itemOf } from '../../lib/question-words.ts'
import {
  type AskedQuestion,
  deleteQuestions,
  findAskedQuestions,
  findLocations,
  storeAnswers,
  updateDraft,
} from './advanced-assessment.queries.ts'
import { type AdvancedForm, lockForms, nextStepOf } from './advanced-form.service.ts'
import {
  checkLocations,
  problem,
  type QuestionLocation,
  readAnswer,
  readSecondAnswer,
  readStepAnswers,
  refuse,
  type StepAnswer,
} from './check-step.ts'
import { noticeInAnswers } from './notice-in-answers.service.ts'
import { replaceClosing } from './replace-closing.service.ts'

/**
 * Stores the answers of one step, all or none. The same again changes nothing; other answers
 * replace the first ones until something was built on them.
 *
 * @throws AppError `not_yours`; `question_unknown` or `validation_failed` with the locations;
 *   `step_answered` when later questions or a result rest on the answers of this step;
 *   `step_not_ready` when new basic answers have overtaken the assessment
 */
export async function submitStep(
  ctx: UserContext,
  { uid, answers }: AdvancedAnswersBody,
): Promise<StepAccepted> {
  if (uid !== ctx.user.id) throw new AppError('not_yours')
  await ensureUser(ctx)
  const noticed = await noticeInAnswers(ctx, answers)
  const { accepted, isCompleted } = await ctx.db.transaction(async (tx) => {
    const { current } = await lockForms(tx, ctx.user)
    const ids = answers.map(({ questionUuid }) => questionUuid)
    const location = checkLocations(
      answers,
      await findLocations(tx, ctx.user.id, ids),
      ctx.language,
    )
    const asked = await findAskedQuestions(tx, location.assessmentId)
    const ofStep = asked.filter(({ step }) => step === location.step)
    const given = readStepAnswers(ofStep, answers, ctx.language).map((answer) => ({
      ...answer,
      isWithheld:
        subjectOf(answer.question, answer.value) === 'self' ||
        noticed.get(answer.question.id) === 'self',
    }))
    if (given.some(isChange)) {
      refuseWhatIsClosed(current, location, ofStep)
      await storeAnswers(tx, location.assessmentId, given.map(toRow), ctx.now())
      await deleteQuestions(tx, unansweredOf(ofStep, given))
    }
    const others = asked.filter(({ step }) => step !== location.step)
    const now = [...others, ...given.map(({ question, value }) => ({ ...question, value }))]
    const isInDanger = given.some(({ isWithheld }) => isWithheld)
    const isWorried = given.some(
      ({ question, value }) =>
        subjectOf(question, value) === 'other' || noticed.get(question.id) === 'other',
    )
    const subject = isInDanger ? 'self' : isWorried ? 'other' : null
    const isFirst = given.some(({ question }) => question.value === null)
    const accepted = { accepted: given.length, nextStep: nextStepOf(now), ...helpFor(ctx, subject) }
    return { accepted, isCompleted: isFirst && accepted.nextStep === null }
  })
  if (isCompleted) ctx.metrics.completions.inc({ form: 'full' })
  return accepted
}

/**
 * Stores an answer that was begun, so that the assessment goes on where it was left on any device.
 *
 * @throws AppError `not_yours`, `question_unknown`, `validation_failed`; `step_answered` once the
 *   step was submitted; `step_not_ready` when new basic answers have overtaken the assessment
 */
export async function keepDraft(
  ctx: UserContext,
  { uid, questionUuid, answer, secondAnswer }: AnswerDraftBody,
): Promise<DraftKept> {
  if (uid !== ctx.user.id) throw new AppError('not_yours')
  await ensureUser(ctx)
  return ctx.db.transaction(async (tx) => {
    const { current } = await lockForms(tx, ctx.user)
    const [location] = await findLocations(tx, ctx.user.id, [questionUuid])
    if (!location) {
      const details = [problem('questionUuid', 'field_unknown', ctx.language)]
      throw new AppError('question_unknown', { details })
    }
    const asked = await findAskedQuestions(tx, location.assessmentId)
    const question = asked.find(({ id }) => id === questionUuid)
    if (!question || question.value !== null) throw new AppError('step_answered')
    refuseWhatIsClosed(current, location, [question])
    const draft = readAnswer(question, answer)
    if (draft === undefined && answer.trim() !== '') {
      refuse([problem('answer', 'field_wrong', ctx.language)])
    }
    const secondDraft = draft === undefined ? null : readSecondAnswer(question, draft, secondAnswer)
    if (secondDraft === undefined) refuse([problem('secondAnswer', 'field_wrong', ctx.language)])
    const needsHelp = draft !== undefined && subjectOf(question, draft) === 'self'
    const stored = needsHelp ? undefined : draft
    await updateDraft(tx, questionUuid, { draft: stored ?? null, secondDraft: secondDraft ?? null })
    return {
      isKept: stored !== undefined,
      ...(await replaceClosing(tx, ctx, location.assessmentId, question)),
      ...helpFor(ctx, needsHelp ? 'self' : null),
    }
  })
}

/** Answers can change until later questions or a result rest on them. */
function refuseWhatIsClosed(
  current: AdvancedForm | undefined,
  { assessmentId, step }: QuestionLocation,
  questions: readonly AskedQuestion[],
): void {
  if (current?.id !== assessmentId) {
    const isAnswered = questions.some(({ value }) => value !== null)
    throw new AppError(isAnswered ? 'step_answered' : 'step_not_ready')
  }
  const isFollowed = current.questions.some((question) => (question.step ?? 0) > (step ?? 0))
  if (isFollowed) throw new AppError('step_answered')
}

function isChange({ question, value, secondValue }: ReadAnswer): boolean {
  return question.value !== value || question.secondValue !== secondValue
}

/** Questions of a submitted step that another one at the same position was answered for. */
function unansweredOf(
  ofStep: readonly AskedQuestion[],
  given: readonly ReadAnswer[],
): readonly string[] {
  const answered = new Set(given.map(({ question }) => question.id))
  return ofStep.map(({ id }) => id).filter((id) => !answered.has(id))
}

interface ReadAnswer extends StepAnswer<AskedQuestion> {
  isWithheld: boolean
}

function toRow({ question, value, secondValue, given, isWithheld }: ReadAnswer) {
  return {
    itemId: question.itemId,
    value,
    secondValue,
    milliseconds: given.milliseconds ?? null,
    isWithheld,
  }
}

/** Whose self-harm an open answer speaks of. */
function subjectOf(question: AskedQuestion, value: string): SelfHarmSubject | null {
  return itemOf(question).kind === 'open' ? selfHarmIn(value) : null
}

function helpFor({ language }: UserContext, subject: SelfHarmSubject | null): { help?: Help } {
  if (!subject) return {}
  const about = subject === 'other' ? { about: subject } : {}
  return { help: { lines: [...helpLines[language]], ...about } }
}
