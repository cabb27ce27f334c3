import type { Language } from '@individua/contract/languages'
import type { CallbackKind } from '../redirects.ts'

/** Somebody asked for a link. Whether there is an account is looked at later, out of their sight. */
export interface LinkRequest {
  email: string
  /** The id shown for a sign-up; it becomes the user's if the address is new. Absent for a sign-in. */
  signUpId?: string
  language: Language
  callback: { kind: CallbackKind; language: Language }
}
