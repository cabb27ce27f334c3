import { randomUUID } from 'node:crypto'
import { limits } from '@individua/contract/limits'
import type { RegisterResponse } from '@individua/contract/users'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { z } from 'zod'
import { AppError } from '../../lib/app-error.ts'
import type { AppContext } from '../../lib/context.ts'

export const ticketCookie = 'registration_ticket'

const claims = z.object({
  jti: z.uuid(),
  sub: z.uuid(),
  email: z.string(),
  known: z.literal([0, 1]),
})
const audience = 'registration'

/** What a ticket lets its holder do: submit answers for this uid and email. */
export interface RegistrationTicket {
  id: string
  uid: string
  email: string
  /** The email already has an account: answers wait until a link sent to it is followed. */
  isKnown: boolean
}

/** Encrypted, and of one length: its holder cannot see whether the email is known. */
export async function issueTicket(
  ctx: AppContext,
  holder: Omit<RegistrationTicket, 'id'>,
): Promise<RegisterResponse> {
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + limits.registrationTicketMinutes * 60_000)
  const ticket = await new EncryptJWT({ email: holder.email, known: Number(holder.isKnown) })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setJti(randomUUID())
    .setSubject(holder.uid)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .encrypt(ctx.ticketKey)
  return { ticket, expiresAt: expiresAt.toISOString() }
}

/** @throws AppError `ticket_missing`, or `ticket_invalid` when it is forged or too old */
export async function readTicket(
  ctx: AppContext,
  ticket: string | undefined,
): Promise<RegistrationTicket> {
  if (!ticket) throw new AppError('ticket_missing')
  const opened = await jwtDecrypt(ticket, ctx.ticketKey, {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
    audience,
    currentDate: ctx.now(),
  }).catch(() => undefined)
  const parsed = claims.safeParse(opened?.payload)
  if (!parsed.success) throw new AppError('ticket_invalid')
  const { jti, sub, email, known } = parsed.data
  return { id: jti, uid: sub, email, isKnown: known === 1 }
}
