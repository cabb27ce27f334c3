/** @jsxRuntime automatic */
import { render } from '@react-email/render'
import { html as fillHtml } from 'hono/html'
import { type LinkMail, LinkMailHtml, linkMailText } from './link-mail.tsx'

export interface RenderedMail {
  subject: string
  html: string
  text: string
}

export async function renderLinkMail(subject: string, mail: LinkMail): Promise<RenderedMail> {
  const { link, code } = mail
  const html = code === undefined ? await draw(mail) : await fillDrawn(mail, { link, code })
  return { subject, html, text: linkMailText(mail) }
}

const draw = (mail: LinkMail) => render(<LinkMailHtml {...mail} />)

const placeholders = { link: 'https://link.invalid', code: 'CODE' }

/** Drawn mails by everything that they say besides link and code. */
const drawn = new Map<string, string>()

/** Mails that sign in differ in link and code alone: each of the few kinds is drawn once. */
async function fillDrawn(mail: LinkMail, given: typeof placeholders): Promise<string> {
  const blank = { ...mail, ...placeholders }
  const key = JSON.stringify(blank)
  const html = drawn.get(key) ?? (await draw(blank))
  drawn.set(key, html)
  const link = String(await fillHtml`${given.link}`)
  const code = String(await fillHtml`${given.code}`)
  return html.replaceAll(placeholders.link, () => link).replaceAll(placeholders.code, () => code)
}
