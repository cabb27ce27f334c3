import { limits } from '@individua/contract/limits'
import type { Db } from '../../../db/database.ts'
import { minute } from '../../../lib/durations.ts'
import { callbackLink } from '../redirects.ts'
import { markSignUpKnown } from '../sign-ups.queries.ts'
import { findUserByEmail, replaceToken, replaceUnconfirmedUser } from './accounts.queries.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import type { LinkRequest } from './link-request.ts'
import { takeLinkRequest } from './link-requests.queries.ts'
import { hashToken, newCode, newToken } from './secrets.ts'

/**
 * Sends the mail that fits a request for a link: a confirmation to an unconfirmed email, a sign-in
 * link to a confirmed one, nothing to an email without a sign-up.
 * Account, token and mail are one transaction; called again, it does nothing.
 */
export async function serveLinkRequest(context: EmbeddedContext, id: string): Promise<void> {
  const now = context.now()
  await context.db.transaction(async (transaction) => {
    const request = await takeLinkRequest(transaction, id)
    if (!request) return
    const account = await findOrMakeAccount(transaction, request, now)
    if (account) await mailNewToken(context, transaction, { id, request, account, now })
  })
}

interface Account {
  userId: string
  isConfirmed: boolean
}

async function findOrMakeAccount(
  transaction: Db,
  { email, language: lang, signUpId }: LinkRequest,
  now: Date,
): Promise<Account | undefined> {
  const user = await findUserByEmail(transaction, email)
  if (user?.emailConfirmedAt) {
    if (signUpId) await markSignUpKnown(transaction, signUpId)
    return { userId: user.id, isConfirmed: true }
  }
  if (!signUpId) return user && { userId: user.id, isConfirmed: false }
  await replaceUnconfirmedUser(transaction, { id: signUpId, email, lang, now })
  return { userId: signUpId, isConfirmed: false }
}

async function mailNewToken(
  context: EmbeddedContext,
  transaction: Db,
  given: { id: string; request: LinkRequest; account: Account; now: Date },
): Promise<void> {
  const { request, account, now } = given
  const [token, code] = [newToken(), newCode()]
  const row = {
    id: given.id,
    userId: account.userId,
    tokenType: account.isConfirmed ? recoveryToken : confirmationToken,
    tokenHash: hashToken(token),
    codeHash: context.keys.hashCode(given.id, code),
  }
  await replaceToken(transaction, row, request.email, now)

  const target = account.isConfirmed ? request.callback : { ...request.callback, kind: signup }
  const type = account.isConfirmed ? 'magiclink' : 'signup'
  await context.writeLinkMail(transaction, given.id, {
    email: request.email,
    language: request.language,
    purpose: account.isConfirmed ? 'sign-in' : 'confirm-sign-up',
    hasNewAnswers: account.isConfirmed && request.signUpId !== undefined,
    link: callbackLink(context.publicUrl, target, { hash: token, type }),
    code,
    expiresAt: new Date(now.getTime() + limits.signInLinkMinutes * minute),
  })
}

const signup = 'signup' as const
const recoveryToken = 'recovery_token' as const
const confirmationToken = 'confirmation_token' as const
