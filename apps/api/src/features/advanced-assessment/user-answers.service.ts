import type { UserAnswer } from '@individua/contract/answers'
import { limits } from '@individua/contract/limits'
import { coreItems } from '@individua/instrument/items/core'
import type { UserContext } from '../../lib/context.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { formatAnswer, formatSecond, itemOf, wordsOf } from '../../lib/question-words.ts'
import { currentQuestions, lockForms } from './advanced-form.service.ts'
import { findQuestionsOfUser, type QuestionOfUser } from './whole-form.queries.ts'

const questionTypes = { likert: 'likert', choice: 'multi_choice', open: 'open_ended' } as const
const coreNumbers = new Map(coreItems.map(({ id }, index) => [id, index + 1]))

/**
 * Every question this user was asked, by number: the core questions with their newest answers, then
 * the advanced ones, oldest assessment first, then the further ones as they were answered. Questions of
 * an earlier advanced assessment that can no longer be answered are left out, and so are further ones
 * that are still open.
 */
export async function listUserAnswers(ctx: UserContext): Promise<UserAnswer[]> {
  await ensureUser(ctx)
  const rows = await ctx.db.transaction(async (tx) => {
    await lockForms(tx, ctx.user)
    return currentQuestions(await findQuestionsOfUser(tx, ctx.user.id))
  })
  const ofKind = (kind: QuestionOfUser['kind']) => rows.filter((row) => row.kind === kind)
  const basic = new Map(ofKind('basic').map((row) => [row.itemId, row]))
  const advanced = ofKind('advanced')
  const newest = advanced.at(-1)?.assessmentId
  const further = advanced.filter(
    ({ value, assessmentId }) => value !== null || assessmentId === newest,
  )
  const ofLots = rows.filter(({ kind, value }) => /lot|daily/.test(kind) && value !== null)
  const core = [...basic.values()]
    .map((row) => toUserAnswer(ctx, row, row.itemId, coreNumbers.get(row.itemId) ?? 0))
    .filter(({ questionNo }) => questionNo > 0)
    .sort((first, second) => first.questionNo - second.questionNo)
  const others = [...further, ...ofLots].map((row, index) =>
    toUserAnswer(ctx, row, row.id, limits.basicQuestionCount + 1 + index),
  )
  return [...core, ...others]
}

function toUserAnswer(
  { contentLanguage: language }: UserContext,
  question: QuestionOfUser,
  questionUuid: string,
  questionNo: number,
): UserAnswer {
  const { text, options } = wordsOf(question, language)
  return {
    questionUuid,
    questionNo,
    questionText: text,
    questionType: questionTypes[itemOf(question).kind],
    ...(options && { options }),
    answer: formatAnswer(question, question.value, language) ?? '',
    ...formatSecond(question, question.secondValue, language),
  }
}
