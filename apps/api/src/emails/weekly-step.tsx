import type { Language } from '@individua/contract/languages'
import { emailTexts } from './email-texts.ts'
import { type RenderedMail, renderLinkMail } from './render-link-mail.tsx'

/** To a user who asked for it: the step of the week, and a link that ends the mails. */
export function weeklyStepMail(given: {
  language: Language
  step: string
  link: string
  unsubscribeLink: string
  sender: string
}): Promise<RenderedMail> {
  const { step: intro, unsubscribeLink: url, ...mail } = given
  const { subject, end, ...texts } = emailTexts[given.language].weeklyStep
  return renderLinkMail(subject, { ...texts, ...mail, intro, unsubscribe: { label: end, url } })
}
