/** @jsxRuntime automatic */
import { render } from '@react-email/render'
import { type LinkMail, LinkMailHtml, linkMailText } from './link-mail.tsx'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

export async function renderLinkMail(subject: string, mail: LinkMail): Promise<RenderedMail> {
  return { subject, html: await render(<LinkMailHtml {...mail} />), text: linkMailText(mail) }
}
