import type { Language } from '@individua/contract/languages'
import type { LinkLife } from '../providers/auth/auth-provider.ts'
import { emailTexts } from './email-texts.ts'
import { type RenderedMail, renderLinkMail } from './render-link-mail.tsx'

/** To an existing account; `hasNewAnswers` when the link was caused by answering again with a known email. */
export function signInLinkMail(given: {
  language: Language
  link: string
  code: string
  validFor: LinkLife
  sender: string
  hasNewAnswers: boolean
}): Promise<RenderedMail> {
  const { hasNewAnswers, ...mail } = given
  const { subject, heading, button, ...texts } = emailTexts[given.language].signInLink
  const intro = hasNewAnswers ? texts.introNewAnswers : texts.intro
  return renderLinkMail(subject, { heading, button, intro, ...mail })
}
