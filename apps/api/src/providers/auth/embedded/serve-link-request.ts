import { limits } from '@individua/contract/limits'
import type { Db } from '../../../db/database.ts'
import { minute } from '../../../lib/durations.ts'
import { callbackLink } from '../redirects.ts'
import { deleteUnconfirmedUser, deleteUser, insertUserAndToken } from './accounts.queries.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import type { LinkRequest } from './link-request.ts'
import { type TakenRequest, takeLinkRequest } from './link-requests.queries.ts'
import { minutesOfLink } from './minutes-of-link.ts'
import { hashToken, newCode, newToken } from './secrets.ts'

/**
 * Sends the mail that fits a request for a link: a confirmation to an unconfirmed email, a sign-in
 * link to a confirmed one, nothing to an email without a sign-up.
 * Account, token and mail are one transaction; called again, it does nothing.
 *
 * Requests that come next wait for this one, so its duration must not show who is registered: the
 * same statements run for every email. Where there is no account or no new one, they write a decoy,
 * which is deleted before the transaction ends, and a mail that is never sent.
 */
export async function serveLinkRequest(context: EmbeddedContext, id: string): Promise<void> {
  const now = context.now()
  await context.db.transaction(async (transaction) => {
    const taken = await takeLinkRequest(transaction, id, context)
    if (!taken) return
    const account = planAccount(id, taken)
    await deleteUnconfirmedUser(transaction, account.inserted.email, account.knownSignUpId)
    await mailNewToken(context, transaction, { id, request: taken.request, account, now })
    await deleteUser(transaction, decoyOf(id).userId)
  })
}

interface Account {
  userId: string
  isConfirmed: boolean
  /** It exists for the statements alone. */
  isDecoy: boolean
  /** The new account, or a decoy. */
  inserted: { id: string; email: string }
  knownSignUpId: string
}

/** As long as an account's; derived from the request, so that no other one uses it. */
function decoyOf(requestId: string) {
  return { userId: requestId, email: `${requestId}@decoy.invalid` }
}

function planAccount(
  requestId: string,
  { request: { email, signUpId }, user }: TakenRequest,
): Account {
  const isConfirmed = user?.isConfirmed ?? false
  const isNew = signUpId !== undefined && !isConfirmed
  const decoy = decoyOf(requestId)
  const userId = isNew ? signUpId : user?.id
  return {
    userId: userId ?? decoy.userId,
    isConfirmed,
    isDecoy: userId === undefined,
    inserted: isNew ? { id: signUpId, email } : { id: decoy.userId, email: decoy.email },
    knownSignUpId: (isConfirmed && signUpId) || decoy.userId,
  }
}

async function mailNewToken(
  context: EmbeddedContext,
  transaction: Db,
  given: { id: string; request: LinkRequest; account: Account; now: Date },
): Promise<void> {
  const { id, request, account, now } = given
  const [token, code] = [newToken(), newCode()]
  const tokenType = account.isConfirmed ? recoveryToken : confirmationToken
  const user = { ...account.inserted, lang: request.language, now }
  await insertUserAndToken(transaction, user, {
    id,
    userId: account.userId,
    tokenType,
    tokenHash: hashToken(token),
    codeHash: context.keys.hashCode(id, code),
    relatesTo: request.email,
  })

  const target = account.isConfirmed ? request.callback : { ...request.callback, kind: signup }
  const type = account.isConfirmed ? 'magiclink' : 'signup'
  await context.writeLinkMail(transaction, id, {
    email: request.email,
    language: request.language,
    purpose: account.isConfirmed ? 'sign-in' : 'confirm-sign-up',
    hasNewAnswers: account.isConfirmed && request.signUpId !== undefined,
    link: callbackLink(context.publicUrl, target, { hash: token, type }),
    code,
    expiresAt: new Date(now.getTime() + minutesOfLink(tokenType) * minute),
    validFor: { link: minutesOfLink(tokenType), code: limits.codeMinutes },
    isDecoy: account.isDecoy,
  })
}

const signup = 'signup' as const
const recoveryToken = 'recovery_token' as const
const confirmationToken = 'confirmation_token' as const
