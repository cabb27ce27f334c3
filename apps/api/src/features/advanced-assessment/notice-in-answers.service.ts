import type { AdvancedAnswer } from '@individua/contract/answers'
import { speaksOfSelfHarm } from '@individua/safety/speaks-of-self-harm'
import type { UserContext } from '../../lib/context.ts'
import { noticeSelfHarm } from '../wording/notice-self-harm.service.ts'
import { findAskedQuestions, findLocations } from './advanced-assessment.queries.ts'
import { readAnswer } from './check-step.ts'
import { itemOf } from './question-words.ts'

/**
 * The open questions whose answers a model takes to speak of self-harm where the word lists do not.
 * An answer that is handed in again as it was is not read again.
 */
export async function noticeInAnswers(
  ctx: UserContext,
  answers: readonly AdvancedAnswer[],
): Promise<ReadonlySet<string>> {
  if (!ctx.model) return new Set()
  const ids = answers.map(({ questionUuid }) => questionUuid)
  const [location] = await findLocations(ctx.db, ctx.user.id, ids)
  if (!location) return new Set()
  const asked = await findAskedQuestions(ctx.db, location.assessmentId)
  const written = answers.flatMap(({ questionUuid, answer }) => {
    const question = asked.find(({ id }) => id === questionUuid)
    if (!question || itemOf(question).kind !== 'open') return []
    const text = readAnswer(question, answer)
    return text === undefined ? [] : [{ question, text }]
  })
  const before = written.filter(({ question, text }) => question.value === text)
  const unread = written.filter(
    ({ question, text }) => question.value !== text && !speaksOfSelfHarm(text),
  )
  const noticed = await noticeSelfHarm(
    ctx,
    unread.map(({ text }) => text),
  )
  return new Set([
    ...before.filter(({ question }) => question.isWithheld).map(({ question }) => question.id),
    ...unread.filter((_, index) => noticed.has(index)).map(({ question }) => question.id),
  ])
}
