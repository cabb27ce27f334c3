import type { Language } from '@individua/contract/languages'
import { emailTexts } from './email-texts.ts'
import { type RenderedMail, renderLinkMail } from './render-link-mail.tsx'

/** To a user who left while the report was made. It says nothing of the report's content. */
export function reportReadyMail(given: {
  language: Language
  link: string
  sender: string
}): Promise<RenderedMail> {
  const { subject, ...texts } = emailTexts[given.language].reportReady
  return renderLinkMail(subject, { ...texts, ...given })
}
