import { limits } from '@individua/contract/limits'
import type { RegisterResponse } from '@individua/contract/users'
import { EncryptJWT, type JWTHeaderParameters, jwtDecrypt } from 'jose'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { Jobs } from '../../db/jobs.ts'
import { AppError } from '../../lib/app-error.ts'
import type { AppContext } from '../../lib/context.ts'
import { type KeyRing, startKeyRing } from '../../lib/key-ring.ts'
import type { SecretBox } from '../../lib/secret-box.ts'
import { findOrMakeSecret } from '../../lib/server-secrets.queries.ts'
import { uuidOf } from '../../lib/uuid-of.ts'

export const ticketCookie = 'registration_ticket'

const claims = z.object({
  jti: z.uuid(),
  sub: z.uuid(),
  email: z.string(),
  known: z.literal([0, 1]),
})
const audience = 'registration'

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
export async function issueTicket(
  ctx: AppContext,
  holder: Omit<RegistrationTicket, 'id'>,
): Promise<RegisterResponse> {
  const now = ctx.now()
  const key = ctx.ticketKeys.current(now)
  const expiresAt = new Date(now.getTime() + limits.registrationTicketMinutes * 60_000)
  const ticket = await new EncryptJWT({ email: holder.email, known: Number(holder.isKnown) })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.id })
    .setJti(ticketIdOf(holder))
    .setSubject(holder.uid)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .encrypt(key.bytes)
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
export async function readTicket(
  ctx: AppContext,
  ticket: string | undefined,
): Promise<RegistrationTicket> {
  if (!ticket) throw new AppError('ticket_missing')
  const keyOf = async ({ kid }: JWTHeaderParameters) => {
    const key = ctx.ticketKeys.find(kid, ctx.now())
    if (!key) throw new AppError('ticket_invalid')
    return key.bytes
  }
  const opened = await jwtDecrypt(ticket, keyOf, {
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
