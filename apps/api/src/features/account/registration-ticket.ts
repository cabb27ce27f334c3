import { randomUUID } from 'node:crypto'
import { limits } from '@individua/contract/limits'
import type { RegisterResponse } from '@individua/contract/users'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { AppError } from '../../lib/app-error.ts'
import type { AppContext } from '../../lib/context.ts'

export const ticketCookie = 'registration_ticket'

const claims = z.object({ jti: z.uuid(), sub: z.uuid(), email: z.string(), known: z.boolean() })
const audience = 'registration'

/** What a ticket lets its holder do: hand in answers for this uid and address. */
export interface RegistrationTicket {
  id: string
  uid: string
  email: string
  /** The address already has an account: answers wait for whoever can read its mail. */
  isKnown: boolean
}

export async function issueTicket(
  ctx: AppContext,
  holder: Omit<RegistrationTicket, 'id'>,
): Promise<RegisterResponse> {
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + limits.registrationTicketMinutes * 60_000)
  const ticket = await new SignJWT({ email: holder.email, known: holder.isKnown })
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(randomUUID())
    .setSubject(holder.uid)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(ctx.ticketKey)
  return { ticket, expiresAt: expiresAt.toISOString() }
}

/** @throws AppError `ticket_missing`, or `ticket_invalid` when it is forged or too old */
export async function readTicket(
  ctx: AppContext,
  ticket: string | undefined,
): Promise<RegistrationTicket> {
  if (!ticket) throw new AppError('ticket_missing')
  const verified = await jwtVerify(ticket, ctx.ticketKey, {
    algorithms: ['HS256'],
    audience,
    currentDate: ctx.now(),
  }).catch(() => undefined)
  const parsed = claims.safeParse(verified?.payload)
  if (!parsed.success) throw new AppError('ticket_invalid')
  const { jti, sub, email, known } = parsed.data
  return { id: jti, uid: sub, email, isKnown: known }
}
