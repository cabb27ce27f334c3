import type { AnswersAccepted, BasicAnswer, BasicAnswersBody } from '@individua/contract/answers'
import { AppError } from '../../lib/app-error.ts'
import type { RequestContext, UserContext } from '../../lib/context.ts'
import { ensureUser } from '../account/account.service.ts'
import type { RegistrationTicket } from '../account/registration-ticket.ts'
import {
  findAnswers,
  findNewestAssessment,
  findTicketAssessment,
  insertAssessment,
  lockOwner,
  replaceAnswers,
} from './assessment.queries.ts'
import { checkBasicAnswers } from './check-answers.ts'

/** Answers of somebody who has an address but no session yet; they wait until the link is followed. */
export async function submitAnswersAsVisitor(
  ctx: RequestContext,
  ticket: RegistrationTicket,
  { uid, answers }: BasicAnswersBody,
): Promise<AnswersAccepted> {
  if (uid !== ticket.uid) throw new AppError('not_yours')
  checkBasicAnswers(answers, ctx.language)
  // Asked for a known address too: the time an answer takes must not tell which it is.
  const state = await ctx.auth.checkSignUp(uid, ticket.email)
  if (!ticket.isKnown && state !== 'unconfirmed') throw new AppError('already_confirmed')
  await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, ticket.id)
    const waiting = await findTicketAssessment(tx, ticket.id)
    if (waiting?.userId) throw new AppError('already_confirmed')
    const id =
      waiting?.id ??
      (await insertAssessment(tx, {
        kind: 'basic',
        language: ctx.language,
        ticketId: ticket.id,
        ...(ticket.isKnown ? { claimEmail: ticket.email } : { claimUid: uid }),
      }))
    await replaceAnswers(tx, id, answers, ctx.now())
  })
  return { accepted: answers.length }
}

/** Answers of somebody signed in: a new assessment, unless the newest is the same or has no result yet. */
export async function submitAnswersAsUser(
  ctx: UserContext,
  { uid, answers }: BasicAnswersBody,
): Promise<AnswersAccepted> {
  if (uid !== ctx.user.id) throw new AppError('not_yours')
  checkBasicAnswers(answers, ctx.language)
  await ensureUser(ctx)
  await ctx.db.transaction(async (tx) => {
    await lockOwner(tx, ctx.user.id)
    const newest = await findNewestAssessment(tx, ctx.user.id, 'basic')
    if (newest?.hasResult && isSame(await findAnswers(tx, newest.id), answers)) return
    const id =
      newest && !newest.hasResult
        ? newest.id
        : await insertAssessment(tx, {
            kind: 'basic',
            language: ctx.language,
            userId: ctx.user.id,
          })
    await replaceAnswers(tx, id, answers, ctx.now())
  })
  return { accepted: answers.length }
}

function isSame(
  stored: readonly { itemId: string; value: string }[],
  given: readonly BasicAnswer[],
): boolean {
  const values = new Map(stored.map(({ itemId, value }) => [itemId, value]))
  return given.every(({ questionUuid, answer }) => values.get(questionUuid) === answer)
}
