import type { CalibrationConsent } from '@individua/contract/calibration-consent'
import type { ConsentWording } from '@individua/contract/consent-wording'
import type { UserContext } from '../../lib/context.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { findConsent, insertConsent, revokeConsent } from './consent.queries.ts'

export async function readConsent({ db, user }: UserContext): Promise<CalibrationConsent> {
  const consent = await findConsent(db, user.id)
  if (!consent) return { isGiven: false, givenAt: null, wording: null }
  const { givenAt, wording } = consent
  return { isGiven: true, givenAt: givenAt.toISOString(), wording }
}

export async function giveConsent(
  ctx: UserContext,
  wording: ConsentWording,
): Promise<CalibrationConsent> {
  await ensureUser(ctx)
  const { db, user, language } = ctx
  await insertConsent(db, { userId: user.id, givenAt: ctx.now(), wording, language })
  return readConsent(ctx)
}

/** Later calibrations leave this user's forms out; parameters that were fitted before stay. */
export async function withdrawConsent(ctx: UserContext): Promise<CalibrationConsent> {
  await revokeConsent(ctx.db, ctx.user.id, ctx.now())
  return readConsent(ctx)
}
