import { limits } from '@individua/contract/limits'
import type { RegisterResponse } from '@individua/contract/users'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { Jobs } from '../../db/jobs.ts'
import { AppError } from '../../lib/app-error.ts'
import { decryptCompact, encryptCompact } from '../../lib/compact-jwe.ts'
import type { AppContext } from '../../lib/context.ts'
import { type KeyRing, startKeyRing } from '../../lib/key-ring.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import { findOrMakeSecret } from '../../lib/server-secrets.queries.ts'
import { uuidOf } from '../../lib/uuid-of.ts'

export const ticketCookie = 'registration_ticket'

const audience = 'registration'
const claims = z.object({
  jti: z.uuid(),
  sub: z.uuid(),
  aud: z.literal(audience),
  /** Seconds since 1970. */
  exp: z.number(),
  email: z.string(),
  known: z.literal([0, 1]),
})

interface KeyDeps {
  db: Db
  jobs: Jobs
  box: SecretBox
  now(): Date
}

/** What a ticket lets its holder do: submit answers for this uid and email. */
export interface RegistrationTicket {
  id: string
  uid: string
  email: string
  /** The email already has an account: answers wait until a link sent to it is followed. */
  isKnown: boolean
}

/** The keys that every instance encrypts tickets with. */
export async function startTicketKeys({ db, jobs, box, now }: KeyDeps): Promise<KeyRing> {
  const initial = Buffer.from(await findOrMakeSecret(db, box, 'registration-tickets'), 'base64url')
  return startKeyRing({ db, box, ring: 'registration-tickets', initial }, { jobs, now })
}

/** Encrypted, and of one length: its holder cannot see whether the email is known. */
export function issueTicket(
  ctx: AppContext,
  holder: Omit<RegistrationTicket, 'id'>,
): RegisterResponse {
  const now = ctx.now()
  const key = ctx.ticketKeys.current(now)
  const expiresAt = new Date(now.getTime() + limits.registrationTicketMinutes * 60_000)
  const held: z.input<typeof claims> & { iat: number } = {
    email: holder.email,
    known: holder.isKnown ? 1 : 0,
    jti: ticketIdOf(holder),
    sub: holder.uid,
    aud: audience,
    iat: secondsOf(now),
    exp: secondsOf(expiresAt),
  }
  const ticket = encryptCompact(key, JSON.stringify(held))
  return { ticket, expiresAt: expiresAt.toISOString() }
}

/**
 * All tickets of a sign-up have one id, so that they lead to one assessment, however often it is
 * registered. A ticket from before the confirmation has another id than one from after it: its
 * answers belong to the person who confirms.
 */
function ticketIdOf({ uid, email, isKnown }: Omit<RegistrationTicket, 'id'>): string {
  return uuidOf(`ticket ${uid} ${email} ${isKnown}`)
}

/** @throws AppError `ticket_missing`, or `ticket_invalid` when it is forged or too old */
export function readTicket(ctx: AppContext, ticket: string | undefined): RegistrationTicket {
  if (!ticket) throw new AppError('ticket_missing')
  const text = decryptCompact(ticket, (id) => ctx.ticketKeys.find(id, ctx.now()))
  const parsed = claims.safeParse(text && JSON.parse(text))
  if (!parsed.success || parsed.data.exp <= secondsOf(ctx.now()))
    throw new AppError('ticket_invalid')
  const { jti, sub, email, known } = parsed.data
  return { id: jti, uid: sub, email, isKnown: known === 1 }
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000)
