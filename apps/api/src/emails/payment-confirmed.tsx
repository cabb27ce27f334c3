import type { Language } from '@individua/contract/languages'
import { emailTexts, fillIn } from './email-texts.ts'
import { type RenderedMail, renderLinkMail } from './render-link-mail.tsx'

/** To a user whose payment has arrived. */
export function paymentConfirmedMail(given: {
  language: Language
  plan: string
  /** In minor units of the currency. */
  amount: number
  currency: string
  /** At the embedded Stripe, which takes no money. */
  isPractice: boolean
  link: string
  sender: string
}): Promise<RenderedMail> {
  const { plan, amount: minor, currency, isPractice, ...mail } = given
  const {
    subject,
    intro: receivedIntro,
    practiceIntro,
    ...texts
  } = emailTexts[given.language].paymentConfirmed
  const format = new Intl.NumberFormat(given.language, { style: 'currency', currency })
  const values = { plan, amount: format.format(minor / 100) }
  const intro = isPractice ? practiceIntro : receivedIntro
  return renderLinkMail(subject, { ...texts, intro: fillIn(intro, values), ...mail })
}
