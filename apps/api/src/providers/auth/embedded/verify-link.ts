import { limits } from '@individua/contract/limits'
import type { Db } from '../../../db/database.ts'
import { minute } from '../../../lib/durations.ts'
import {
  deleteToken,
  lockTokenByEmail,
  lockTokenByHash,
  type OneTimeToken,
  recordSignIn,
  setWrongCodes,
} from './accounts.queries.ts'
import { countAttempt, forgiveAttempt } from './attempts.queries.ts'
import { clientNetwork } from './client-network.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { gotrueErrors } from './gotrue-errors.ts'
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
    const token = await provenToken(context, transaction, proof, now)
    if (!token) return { wait: 0 }
    await forgiveAttempt(transaction, clientKey)
    await deleteToken(transaction, token.id)
    const user = await recordSignIn(transaction, token.userId, now)
    return { session: await openSession(context, transaction, user, now) }
  })
  if (outcome.session) return outcome.session
  throw outcome.wait > 0 ? gotrueErrors.tooManyRequests(outcome.wait) : gotrueErrors.invalidLink()
}

async function provenToken(
  context: EmbeddedContext,
  transaction: Db,
  proof: Proof,
  now: Date,
): Promise<OneTimeToken | undefined> {
  if ('tokenHash' in proof) {
    const token = await lockTokenByHash(transaction, hashToken(proof.tokenHash))
    return token && isLiving(token, now) ? token : undefined
  }
  const token = await lockTokenByEmail(transaction, proof.email)
  const given = context.keys.hashCode(token?.id ?? '', proof.code)
  if (token && isLiving(token, now) && isSame(given, token.codeHash)) return token
  await countWrongCode(transaction, token ?? noToken)
  return undefined
}

/** For an unknown email the same statement runs, on no row: it takes as long. */
const noToken = { id: '00000000-0000-0000-0000-000000000000', wrongCodes: 0 }

/** The last wrong code takes the link down with it. */
async function countWrongCode(
  transaction: Db,
  token: Pick<OneTimeToken, 'id' | 'wrongCodes'>,
): Promise<void> {
  const wrongCodes = token.wrongCodes + 1
  if (wrongCodes >= limits.wrongCodesPerLink) await deleteToken(transaction, token.id)
  else await setWrongCodes(transaction, token.id, wrongCodes)
}

function isLiving(token: OneTimeToken, now: Date): boolean {
  return now.getTime() - token.createdAt.getTime() < limits.signInLinkMinutes * minute
}
