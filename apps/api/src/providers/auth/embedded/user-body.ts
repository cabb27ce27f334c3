import type { Language } from '@individua/contract/languages'
import type { User } from './accounts.queries.ts'

/** A user as GoTrue's responses show one. */
export interface UserBody {
  id: string
  aud: string
  role: string
  email: string
  phone: string
  email_confirmed_at?: string
  confirmed_at?: string
  confirmation_sent_at?: string
  last_sign_in_at?: string
  app_metadata: object
  user_metadata: object
  created_at: string
  updated_at: string
  is_anonymous: boolean
}

const emailAccount = {
  aud: 'authenticated',
  role: 'authenticated',
  phone: '',
  app_metadata: { provider: 'email', providers: ['email'] },
  is_anonymous: false,
}

/** The user as GoTrue's responses show it. */
export function userBody(user: User): UserBody {
  const confirmedAt = user.emailConfirmedAt?.toISOString()
  const signedInAt = user.lastSignInAt?.toISOString()
  return {
    ...emailAccount,
    id: user.id,
    email: user.email,
    ...(confirmedAt && { email_confirmed_at: confirmedAt, confirmed_at: confirmedAt }),
    ...(signedInAt && { last_sign_in_at: signedInAt }),
    user_metadata: user.userMetadata ?? {},
    created_at: user.createdAt.toISOString(),
    updated_at: user.updatedAt.toISOString(),
  }
}

/** The response to every sign-up, whether the email is new, waiting or long confirmed. */
export function signUpBody(id: string, email: string, lang: Language, now: Date): UserBody {
  const moment = now.toISOString()
  return {
    ...emailAccount,
    id,
    email,
    confirmation_sent_at: moment,
    user_metadata: { lang },
    created_at: moment,
    updated_at: moment,
  }
}
