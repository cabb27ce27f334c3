import type { Language } from '@individua/contract/languages'
import type { CallbackKind } from '../redirects.ts'

/** A request for a link. Whether there is an account is looked up later, after the response. */
export interface LinkRequest {
  email: string
  /** The id shown for a sign-up; it becomes the user's if the email is new. Absent for a sign-in. */
  signUpId?: string
  language: Language
  callback: { kind: CallbackKind; language: Language }
}
