import type { DraftKept } from '@individua/contract/answers'
import type { Step } from '@individua/contract/questions'
import { chooseClosing } from '@individua/instrument/choice/choose-step'
import { questionCounts } from '@individua/instrument/choice/question-counts'
import { seedFromText } from '@individua/instrument/choice/shuffle'
import type { Db } from '../../db/database.ts'
import type { UserContext } from '../../lib/context.ts'
import {
  type AskedQuestion,
  findAskedQuestions,
  insertQuestions,
} from './advanced-assessment.queries.ts'
import { type AdvancedForm, findAdvancedForm, findClosedAnswers } from './advanced-form.service.ts'
import { presentQuestion, toQuestion } from './chosen-question.ts'

const situationStep = 2
/** Position of the last question whose answer the closing ones are chosen from. */
export function lastOpeningPosition(ofStep: readonly AskedQuestion[]): number {
  return Math.min(...ofStep.map(({ position }) => position)) + questionCounts.opening - 1
}

/** True as long as the closing questions of a step may be chosen anew. */
export function isReplaceable(step: Step, questions: readonly AskedQuestion[]): boolean {
  return (
    step === situationStep &&
    questions.every(({ value, choiceRound }) => value === null && choiceRound === 1)
  )
}

/**
 * Chooses the closing situations anew once every opening one has a draft, in the item bank's own
 * words: a draft must not wait for a model. Those that are begun already stay. The ones in whose place
 * they come stay answerable until the step is submitted, because a browser may show them by then.
 *
 * @param drafted the question whose draft was stored just now
 * @returns the new questions, also where they were chosen before; nothing where there are none
 */
export async function replaceClosing(
  tx: Db,
  { user, contentLanguage }: UserContext,
  assessmentId: string,
  drafted: AskedQuestion,
): Promise<Pick<DraftKept, 'replaced'>> {
  if (drafted.step !== situationStep) return {}
  const form = await findAdvancedForm(tx, user.id)
  if (form?.id !== assessmentId) return {}
  const ofStep = form.questions.filter(({ step }) => step === situationStep)
  if (drafted.position > lastOpeningPosition(ofStep)) return {}
  const known = ofStep.filter(({ choiceRound }) => choiceRound === 2)
  const chosen = known.length > 0 ? known : await chooseAnew(tx, form, ofStep)
  if (chosen.length === 0) return {}
  return { replaced: chosen.map((question) => presentQuestion(question, contentLanguage)) }
}

async function chooseAnew(
  tx: Db,
  form: AdvancedForm,
  ofStep: readonly AskedQuestion[],
): Promise<AskedQuestion[]> {
  const lastOpening = lastOpeningPosition(ofStep)
  const opening = ofStep.filter(({ position }) => position <= lastOpening)
  const isKnown = opening.every(({ draft }) => draft !== null)
  if (!isKnown || !isReplaceable(situationStep, ofStep)) return []
  const asIfAnswered = form.questions.map((question) =>
    opening.includes(question)
      ? { ...question, value: question.draft, secondValue: question.secondDraft }
      : question,
  )
  const answers = await findClosedAnswers(tx, { ...form, questions: asIfAnswered })
  const asked = ofStep.map(({ itemId }) => itemId)
  const unbegun = new Set(
    ofStep.filter(({ draft }) => draft === null).map(({ position }) => position),
  )
  const chosen = chooseClosing(answers, seedFromText(form.id), asked)
    .map((question, index) => toQuestion(question, form.id, situationStep, lastOpening + 1 + index))
    .filter(({ position }) => unbegun.has(position))
  if (chosen.length === 0) return []
  await insertQuestions(
    tx,
    chosen.map((question) => ({ ...question, choiceRound: 2 })),
  )
  const stored = await findAskedQuestions(tx, form.id)
  return stored.filter(({ choiceRound }) => choiceRound === 2)
}
