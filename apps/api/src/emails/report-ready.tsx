import type { Language } from '@individua/contract/languages'
import { emailTexts } from './email-texts.ts'
import { type RenderedMail, renderLinkMail } from './render-link-mail.tsx'

/** To somebody who went away while the report was made. Says nothing of what is in it. */
export function reportReadyMail(given: {
  language: Language
  link: string
  sender: string
}): Promise<RenderedMail> {
  const { subject, ...texts } = emailTexts[given.language].reportReady
  return renderLinkMail(subject, { ...texts, ...given })
}
