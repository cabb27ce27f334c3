import { randomUUID } from 'node:crypto'
import { insertSignUp } from '../sign-ups.queries.ts'
import { clientNetwork } from './client-network.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { gotrueErrors } from './gotrue-errors.ts'
import { secondsToWait } from './link-limits.ts'
import type { LinkRequest } from './link-request.ts'
import { findRecentRequests, insertLinkRequest, lockRequestKeys } from './link-requests.queries.ts'

/**
 * Stores a request for a link. Nothing here looks up the account, except for the record of the
 * sign-up itself, so response and time are the same for every email.
 * @throws {GotrueError} over_email_send_rate_limit
 */
export async function requestLink(
  context: EmbeddedContext,
  request: LinkRequest,
  ipAddress: string,
): Promise<void> {
  const id = randomUUID()
  const now = context.now()
  const keys = {
    emailKey: context.keys.keyFor(request.email),
    clientKey: context.keys.keyFor(clientNetwork(ipAddress)),
  }
  await context.db.transaction(async (transaction) => {
    await lockRequestKeys(transaction, keys)
    const recent = await findRecentRequests(transaction, keys, now, context.limits)
    const seconds = secondsToWait(recent, now, context.limits)
    if (seconds > 0) throw gotrueErrors.tooManyMails(seconds)

    if (request.signUpId) await insertSignUp(transaction, request.signUpId, request.email)
    await insertLinkRequest(transaction, { id, ...keys, request, createdAt: now })
    await context.queueLinkRequest(transaction, id)
  })
  context.serveSoon(id)
}
