import { z } from 'zod'
import { limits } from './limits.ts'

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(limits.maxEmailLength)
  .pipe(z.email())

/** Of a user; compared as text, so in small letters as they are stored. */
export const userId = z.uuid().toLowerCase()

export const registerBody = z.object({ uid: userId, email: emailAddress }).meta({ id: 'Register' })
export type RegisterBody = z.infer<typeof registerBody>

/** The registration ticket: lets the holder submit the answers of exactly this uid until the email is confirmed. */
export const registerResponse = z
  .object({ ticket: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'RegistrationTicket' })
export type RegisterResponse = z.infer<typeof registerResponse>

export const userInfo = z
  .object({
    id: z.uuid(),
    email: z.string(),
    registered_at: z.iso.datetime(),
    is_premium: z.boolean(),
  })
  .meta({ id: 'UserInfo' })
export type UserInfo = z.infer<typeof userInfo>

/** Everything stored of one person, by table; the tables may grow. */
export const personalData = z
  .object({
    exportedAt: z.iso.datetime(),
    account: z.object({ id: z.uuid(), email: z.string(), registeredAt: z.iso.datetime() }),
  })
  .catchall(z.array(z.record(z.string(), z.unknown())))
  .meta({ id: 'PersonalData' })
export type PersonalData = z.infer<typeof personalData>

export const accountErased = z
  .object({
    erased: z.literal(true),
    /** False when the authentication provider has not erased the sign-in yet. */
    isSignInErased: z.boolean(),
  })
  .meta({ id: 'AccountErased' })
export type AccountErased = z.infer<typeof accountErased>
