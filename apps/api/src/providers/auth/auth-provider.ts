import type { PublicConfig } from '@individua/contract/config'
import type { Language } from '@individua/contract/languages'
import type { Db } from '../../db/database.ts'

/** Who a valid, living session belongs to. */
export interface SessionUser {
  id: string
  email: string
  sessionId: string
  registeredAt: Date
  /** When this person last proved, here or elsewhere, that they read the mails to this email. */
  signedInAt: Date
}

/**
 * What the provider knows of a sign-up:
 * `unconfirmed` the uid is this email's new account, not yet confirmed;
 * `known` the email has a confirmed account: the uid is the one the provider showed instead of its
 * own, or it was confirmed since;
 * `mismatch` uid and email do not belong together.
 */
export type SignUpState = 'unconfirmed' | 'known' | 'mismatch'

export interface SignUp {
  uid: string
  email: string
}

export interface LinkToResend {
  email: string
  language: Language
  purpose: LinkToMail['purpose']
  /** Where the link of a service leads; the embedded provider knows by itself. */
  redirectTo: string
}

export interface AuthProvider {
  /** Serves requests under `/auth/v1`; absent when a real Supabase serves the browser. */
  handle?: (request: Request, ipAddress: string) => Promise<Response>
  /** What `handle` serves, as paths of routes. */
  paths?: readonly string[]
  publicConfig: PublicConfig['auth']
  /** Verifies signature, algorithm, iss, aud, exp and that the session still lives; null when any of it fails. */
  verify(accessToken: string): Promise<SessionUser | null>
  checkSignUp(uid: string, email: string): Promise<SignUpState>
  /**
   * Sends a sign-in link to an existing account where the provider itself sends none at a sign-up.
   * To be called for every sign-up, with and without an account: when it returns, nothing has begun.
   */
  sendSignInLink(signUp: SignUp, redirectTo: string): void
  /**
   * Mails another link to an email with an account, at the operator's request and within the limits
   * of any request. `isLimited` says that none goes out now.
   * @returns the id of the mail where the product writes it itself
   * @throws ProviderUnavailable, ProviderRefused
   */
  resendLink(request: LinkToResend): Promise<{ isLimited: boolean; mailId?: string }>
  /**
   * Erases an account that is in the product's own database, within the transaction that erases its
   * data; absent when a service keeps the accounts.
   */
  eraseRows?: (transaction: Db, user: { id: string; email: string }) => Promise<void>
  /**
   * Erases an account with its sessions and links; one that is gone already counts as erased.
   * @returns false when this provider does not let the product do it
   * @throws ProviderUnavailable, ProviderRefused
   */
  eraseAccount(user: { id: string; email?: string }): Promise<boolean>
}

/** How many minutes a link and the code beside it work. */
export interface LinkLife {
  link: number
  code: number
}

/** A link to send by mail. */
export interface LinkToMail {
  email: string
  language: Language
  purpose: 'confirm-sign-up' | 'sign-in'
  /** True when a user with an account answered again. */
  hasNewAnswers: boolean
  link: string
  code: string
  expiresAt: Date
  /** What the mail says. */
  validFor: LinkLife
  /** For an email without an account: written like the others and never sent. */
  isDecoy: boolean
}
