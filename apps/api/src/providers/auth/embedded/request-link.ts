import { randomUUIDv7 } from 'node:crypto'
import { clientNetwork } from '../../../lib/client-network.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { gotrueErrors } from './gotrue-errors.ts'
import { secondsToWait } from './link-limits.ts'
import type { LinkRequest } from './link-request.ts'
import { findRecentRequests, insertLinkRequest, lockClient } from './link-requests.queries.ts'
import type { Keys } from './secrets.ts'

/**
 * Stores a request for a link. Nothing here looks up the account, except for the record of the
 * sign-up itself, so response and time are the same for every email.
 *
 * The limits are those of one client, so that strangers cannot use up an owner's requests.
 * However many clients ask for one email, the server serves one request a minute: its mail serves the
 * other clients as well.
 * @returns whether this request is the one that is served
 * @throws {GotrueError} over_email_send_rate_limit
 */
export async function requestLink(
  context: EmbeddedContext,
  request: LinkRequest,
  ipAddress: string,
): Promise<{ id: string; isServed: boolean }> {
  const id = randomUUIDv7()
  const now = context.now()
  const network = clientNetwork(ipAddress)
  const keys = {
    pairKey: context.keys.keyFor(`${request.email} ${network}`),
    clientKey: context.keys.keyFor(network),
  }
  const { isServed, onCommit } = await context.db.transaction(async (transaction) => {
    await lockClient(transaction, keys.clientKey)
    const recent = await findRecentRequests(transaction, keys, now, context.limits)
    const seconds = secondsToWait(recent, now, context.limits)
    if (seconds > 0) throw gotrueErrors.tooManyMails(seconds)

    const [signUps, signIns] = servedKeys(context.keys, request.email)
    const servedKey = request.signUpId ? signUps : signIns
    const row = { id, ...keys, request, createdAt: now }
    return {
      isServed: await insertLinkRequest(transaction, row, servedKey),
      onCommit: await context.queueRescue(transaction, id),
    }
  })
  onCommit()
  context.serveSoon(id)
  return { id, isServed }
}

/**
 * What counts the requests served for an email, sign-ups and others apart: a sign-in link that was
 * asked for before there was an account has sent no mail.
 */
export function servedKeys(keys: Keys, email: string): [signUps: string, signIns: string] {
  return [keys.keyFor(`sign-ups served ${email}`), keys.keyFor(`sign-ins served ${email}`)]
}
