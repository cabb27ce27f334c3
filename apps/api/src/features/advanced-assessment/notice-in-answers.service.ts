import type { AdvancedAnswer } from '@individua/contract/answers'
import { type SelfHarmSubject, speaksOfSelfHarm } from '@individua/safety/speaks-of-self-harm'
import type { UserContext } from '../../lib/context.ts'
import { itemOf } from '../../lib/question-words.ts'
import { noticeSelfHarm } from '../wording/notice-self-harm.service.ts'
import { findAskedQuestions, findLocations } from './advanced-assessment.queries.ts'
import { readAnswer } from './check-step.ts'

/**
 * Whose self-harm open answers speak of, by a model where the classifier does not see the writer's
 * own. An answer that is submitted again as it was is not read again.
 * @returns by id of the question
 */
export async function noticeInAnswers(
  ctx: UserContext,
  answers: readonly AdvancedAnswer[],
): Promise<ReadonlyMap<string, SelfHarmSubject>> {
  if (!ctx.model) return new Map()
  const ids = answers.map(({ questionUuid }) => questionUuid)
  const [location] = await findLocations(ctx.db, ctx.user.id, ids)
  if (!location) return new Map()
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
  const withheld = before.filter(({ question }) => question.isWithheld)
  return new Map([
    ...withheld.map(({ question }) => [question.id, 'self'] as const),
    ...unread.flatMap(({ question }, index) => {
      const subject = noticed.get(index)
      return subject ? [[question.id, subject] as const] : []
    }),
  ])
}
