import { limits } from '@individua/contract/limits'
import type { Db } from '../../../db/database.ts'
import { clientNetwork } from '../../../lib/client-network.ts'
import { minute } from '../../../lib/durations.ts'
import {
  deleteToken,
  lockTokenByEmail,
  type OneTimeToken,
  recordSignIn,
  takeTokenByHash,
} from './accounts.queries.ts'
import { countAttempt, forgetAttempts, takeOneAMinute, takeOneOf } from './attempts.queries.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { gotrueErrors } from './gotrue-errors.ts'
import { isAskedForBy } from './link-requests.queries.ts'
import { minutesOfLink } from './minutes-of-link.ts'
import { servedKeys } from './request-link.ts'
import { hashToken, isSame } from './secrets.ts'
import { openSession, type SessionBody } from './sessions.ts'

export type Proof = { tokenHash: string } | { email: string; code: string }

/**
 * Trades a link's token or a mail's code for a session, once.
 * @throws {GotrueError} otp_expired for whatever is wrong with it, over_request_rate_limit
 */
export async function verifyLink(
  context: EmbeddedContext,
  proof: Proof,
  ipAddress: string,
): Promise<SessionBody> {
  const now = context.now()
  const clientKey = context.keys.keyFor(clientNetwork(ipAddress))
  const outcome = await context.db.transaction(async (transaction) => {
    const wait = await countAttempt(transaction, clientKey, now)
    if (wait > 0) return { wait }
    const token = await provenToken(context, transaction, { proof, clientKey, now })
    if (!token) return { wait: 0 }
    const user = await recordSignIn(transaction, token.userId, now)
    // The mail is used: a request that follows at once needs another one.
    await forgetAttempts(transaction, clientKey, servedKeys(context.keys, user.email))
    return { session: await openSession(context, transaction, user, now) }
  })
  if (outcome.session) return outcome.session
  throw outcome.wait > 0 ? gotrueErrors.tooManyRequests(outcome.wait) : gotrueErrors.invalidLink()
}

/** The token that the proof shows, used up. */
async function provenToken(
  context: EmbeddedContext,
  transaction: Db,
  { proof, clientKey, now }: { proof: Proof; clientKey: string; now: Date },
): Promise<OneTimeToken | undefined> {
  if ('tokenHash' in proof) {
    const token = await takeTokenByHash(transaction, hashToken(proof.tokenHash))
    return token && isWithin(minutesOfLink(token.tokenType), token, now) ? token : undefined
  }
  const token = await lockTokenByEmail(transaction, proof.email)
  const mayTry = await takeCodeAttempt(context, transaction, { token, proof, clientKey, now })
  const given = context.keys.hashCode(token?.id ?? '', proof.code)
  const isRight = token && isSame(given, token.codeHash)
  if (!isRight || !mayTry || !isWithin(limits.codeMinutes, token, now)) return undefined
  await deleteToken(transaction, token.id)
  return token
}

/**
 * Counts an attempt at a code. The client that asked for the code has five of its own, all others
 * have five together; and all have so many for one email, of which one comes back every minute.
 * A code that was tried too often takes nothing with it: the link in its mail still works.
 * For an unknown email the same statements run.
 */
async function takeCodeAttempt(
  { keys }: EmbeddedContext,
  transaction: Db,
  given: {
    token: OneTimeToken | undefined
    proof: { email: string }
    clientKey: string
    now: Date
  },
): Promise<boolean> {
  const { token, proof, clientKey, now } = given
  const isOwn = await isAskedForBy(transaction, token?.id ?? noId, clientKey)
  const code = `code ${token?.id ?? proof.email} ${isOwn ? 'own' : 'others'}`
  const mayTry = await takeOneOf(transaction, {
    key: keys.keyFor(code),
    most: limits.wrongCodesPerLink,
    now,
  })
  if (!mayTry) return false
  const email = keys.keyFor(`codes ${proof.email}`)
  return takeOneAMinute(transaction, { key: email, burst: limits.codeAttemptsPerEmail, now })
}

const noId = '00000000-0000-0000-0000-000000000000'

function isWithin(minutes: number, token: OneTimeToken, now: Date): boolean {
  return now.getTime() - token.createdAt.getTime() < minutes * minute
}
