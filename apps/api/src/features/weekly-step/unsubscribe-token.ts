import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { AppContext } from '../../lib/context.ts'

type Signing = Pick<AppContext, 'mailLinkSignature'>

/** Ends the weekly mail of one user, and opens nothing else; good for as long as the mail is kept. */
export function unsubscribeTokenOf({ mailLinkSignature }: Signing, userId: string): string {
  return `${userId}.${mailLinkSignature(`weekly-mail ${userId}`)}`
}

/** Whose token it is; undefined unless this server signed it. */
export function readUnsubscribeToken(ctx: Signing, token: string): string | undefined {
  const [userId] = token.split('.')
  if (!z.uuid().safeParse(userId).success || userId === undefined) return undefined
  const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeTokenOf(ctx, userId))]
  return given.length === right.length && timingSafeEqual(given, right) ? userId : undefined
}
