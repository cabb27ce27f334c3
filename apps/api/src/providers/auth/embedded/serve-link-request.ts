import { randomUUID } from 'node:crypto'
import { limits } from '@individua/contract/limits'
import type { Db } from '../../../db/database.ts'
import { callbackLink } from '../redirects.ts'
import { markSignUpKnown } from '../sign-ups.queries.ts'
import {
  findUserByEmail,
  replaceToken,
  replaceUnconfirmedUser,
  type TokenType,
  type User,
} from './accounts.queries.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { minute } from './link-limits.ts'
import type { LinkRequest } from './link-request.ts'
import { deleteOldLinkRequests, takeLinkRequest } from './link-requests.queries.ts'
import { hashToken, newCode, newToken } from './secrets.ts'

/**
 * Answers a request for a link with the mail that fits: a confirmation for an address that is not
 * confirmed, a sign-in link for one that is, nothing for one that nobody signed up with.
 * Account, token and mail are one transaction; called again, it does nothing.
 */
export async function serveLinkRequest(context: EmbeddedContext, requestId: string): Promise<void> {
  const now = context.now()
  await context.db.transaction(async (transaction) => {
    const request = await takeLinkRequest(transaction, requestId)
    if (!request) return
    const user = await findUserByEmail(transaction, request.email)
    if (user?.emailConfirmedAt) await mailSignInLink(context, transaction, request, user, now)
    else await mailConfirmation(context, transaction, request, user, now)
  })
  await deleteOldLinkRequests(context.db, now)
}

async function mailSignInLink(
  context: EmbeddedContext,
  transaction: Db,
  request: LinkRequest,
  user: User,
  now: Date,
): Promise<void> {
  if (request.signUpId) await markSignUpKnown(transaction, request.signUpId)
  await mailNewToken(context, transaction, request, {
    userId: user.id,
    tokenType: 'recovery_token',
    now,
  })
}

async function mailConfirmation(
  context: EmbeddedContext,
  transaction: Db,
  request: LinkRequest,
  user: User | undefined,
  now: Date,
): Promise<void> {
  const { email, language: lang, signUpId } = request
  if (signUpId) await replaceUnconfirmedUser(transaction, { id: signUpId, email, lang, now })
  const userId = signUpId ?? user?.id
  if (!userId) return
  await mailNewToken(context, transaction, request, {
    userId,
    tokenType: 'confirmation_token',
    now,
  })
}

async function mailNewToken(
  context: EmbeddedContext,
  transaction: Db,
  request: LinkRequest,
  { userId, tokenType, now }: { userId: string; tokenType: TokenType; now: Date },
): Promise<void> {
  const [id, token, code] = [randomUUID(), newToken(), newCode()]
  const hashes = { tokenHash: hashToken(token), codeHash: context.keys.hashCode(id, code) }
  await replaceToken(transaction, { id, userId, tokenType, ...hashes }, request.email, now)

  const confirms = tokenType === 'confirmation_token'
  await context.mailLink(transaction, {
    email: request.email,
    language: request.language,
    purpose: confirms ? 'confirm-sign-up' : 'sign-in',
    hasNewAnswers: !confirms && request.signUpId !== undefined,
    link: callbackLink(
      context.publicUrl,
      confirms ? { ...request.callback, kind: 'signup' } : request.callback,
      { hash: token, type: confirms ? 'signup' : 'magiclink' },
    ),
    code,
    expiresAt: new Date(now.getTime() + limits.signInLinkMinutes * minute),
  })
}
