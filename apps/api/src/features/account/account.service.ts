import { localizePath } from '@individua/contract/paths'
import type { RegisterBody, RegisterResponse, UserInfo } from '@individua/contract/users'
import { AppError } from '../../lib/app-error.ts'
import type { RequestContext, UserContext } from '../../lib/context.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { countVisitorUse } from '../../lib/visitor-limits.ts'
import { isPremium } from '../payments/payments.service.ts'
import { issueTicket } from './registration-ticket.service.ts'

/**
 * Does the same and responds alike whether or not the email has an account; only a uid that the
 * provider did not show for this email is refused.
 * @throws AppError `not_yours`, `daily_limit_reached`
 */
export async function register(
  ctx: RequestContext,
  { uid, email }: RegisterBody,
): Promise<RegisterResponse> {
  const state = await ctx.auth.checkSignUp(uid, email)
  if (state === 'mismatch') throw new AppError('not_yours')
  await countVisitorUse(ctx, ctx.db, 'registration', { uid, email })
  ctx.metrics.signUps.inc({ stage: 'asked' })
  const callback = localizePath('/callbacks/supabase/signup', ctx.language)
  ctx.auth.sendSignInLink({ uid, email }, `${ctx.publicUrl}${callback}`)
  return issueTicket(ctx, { uid, email, isKnown: state === 'known' })
}

export async function readUserInfo(ctx: UserContext): Promise<UserInfo> {
  const { registeredAt } = await ensureUser(ctx)
  return {
    id: ctx.user.id,
    email: ctx.user.email,
    registered_at: registeredAt.toISOString(),
    is_premium: await isPremium(ctx.db, ctx.user.id),
  }
}
