import type { AnswersAccepted, BasicAnswer, BasicAnswersBody } from '@individua/contract/answers'
import { limits } from '@individua/contract/limits'
import type { Db } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../lib/app-error.ts'
import type { RequestContext, UserContext } from '../../lib/context.ts'
import { before, day } from '../../lib/durations.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { countVisitorUse } from '../../lib/visitor-limits.ts'
import type { RegistrationTicket } from '../account/registration-ticket.service.ts'
import {
  findAnswers,
  findNewestAssessment,
  insertAssessment,
  insertTicketAssessment,
  lockTicketAssessment,
  replaceAnswers,
  setSubmittedAt,
} from './assessment.queries.ts'
import { checkBasicAnswers } from './check-answers.ts'

const occasionsApartMs = limits.secondOccasionAfterDays * day

/** Answers of a visitor with an email and no session; they wait until the link is followed. */
export async function submitAnswersAsVisitor(
  ctx: RequestContext,
  ticket: RegistrationTicket,
  { uid, answers }: BasicAnswersBody,
): Promise<AnswersAccepted> {
  if (uid !== ticket.uid) throw new AppError('not_yours')
  checkBasicAnswers(answers, ctx.language)
  // Asked for a known email too: the response time must not show which it is.
  const state = await ctx.auth.checkSignUp(uid, ticket.email)
  if (!ticket.isKnown && state !== 'unconfirmed') throw new AppError('already_confirmed')
  const submittedAt = ctx.now()
  const isNew = await ctx.db.transaction(async (tx) => {
    await countVisitorUse(ctx, tx, 'answers', ticket)
    const assessment = {
      kind: 'basic' as const,
      language: ctx.contentLanguage,
      ticketId: ticket.id,
      submittedAt,
      // By email too: a second sign-up before the link is followed changes the uid.
      claimEmail: ticket.email,
      // Null rather than absent: the same statement runs for both.
      claimUid: ticket.isKnown ? null : uid,
    }
    const most = limits.waitingAssessmentsPerEmail
    if (await insertTicketAssessment(tx, assessment, answers, most)) return true
    const id = await reopenTicketAssessment(tx, ticket.id, submittedAt)
    await replaceAnswers(tx, id, answers, submittedAt)
    return false
  })
  if (isNew) ctx.metrics.completions.inc({ form: 'core' })
  return { accepted: answers.length }
}

/** The same ticket may correct its answers until an account has claimed them. */
async function reopenTicketAssessment(tx: Db, ticketId: string, submittedAt: Date) {
  const waiting = await lockTicketAssessment(tx, ticketId)
  if (!waiting || waiting.userId) throw new AppError('already_confirmed')
  await setSubmittedAt(tx, waiting.id, submittedAt)
  return waiting.id
}

/**
 * Answers of a signed-in user: a new assessment, unless the newest has no result yet, or is the same
 * and less than four weeks old. Later the same answers are a second occasion.
 */
export async function submitAnswersAsUser(
  ctx: UserContext,
  { uid, answers }: BasicAnswersBody,
): Promise<AnswersAccepted> {
  if (uid !== ctx.user.id) throw new AppError('not_yours')
  checkBasicAnswers(answers, ctx.language)
  await ensureUser(ctx)
  const submittedAt = ctx.now()
  const isNew = await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, ctx.user.id)
    const newest = await findNewestAssessment(tx, ctx.user.id, 'basic')
    const isAgain = newest?.hasResult && newest.submittedAt > before(submittedAt, occasionsApartMs)
    if (isAgain && isSame(await findAnswers(tx, newest.id), answers)) return false
    const isOpen = newest !== undefined && !newest.hasResult
    if (isOpen) await setSubmittedAt(tx, newest.id, submittedAt)
    const id = isOpen
      ? newest.id
      : await insertAssessment(tx, {
          kind: 'basic',
          language: ctx.contentLanguage,
          userId: ctx.user.id,
          submittedAt,
        })
    await replaceAnswers(tx, id, answers, submittedAt)
    return !isOpen
  })
  if (isNew) ctx.metrics.completions.inc({ form: 'core' })
  return { accepted: answers.length }
}

function isSame(
  stored: readonly { itemId: string; value: string }[],
  given: readonly BasicAnswer[],
): boolean {
  const values = new Map(stored.map(({ itemId, value }) => [itemId, value]))
  return given.every(({ questionUuid, answer }) => values.get(questionUuid) === answer)
}
