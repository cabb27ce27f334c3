import type { Language } from '@individua/contract/languages'
import type { LinkLife } from '../providers/auth/auth-provider.ts'
import { emailTexts } from './email-texts.ts'
import { type RenderedMail, renderLinkMail } from './render-link-mail.tsx'

/** To a new email: confirms that it is the reader's. */
export function confirmSignUpMail(given: {
  language: Language
  link: string
  code: string
  validFor: LinkLife
  sender: string
}): Promise<RenderedMail> {
  const { subject, ...texts } = emailTexts[given.language].confirmSignUp
  return renderLinkMail(subject, { ...texts, ...given })
}
