import type { MailTransport } from './mail-transport.ts'
import { mailboxTransport } from './mailbox-transport.ts'

/** The SMTP server when one is set, else the embedded mailbox. */
export async function createMailTransport(settings: {
  SMTP_URL?: string | undefined
  MAIL_FROM: string
}): Promise<MailTransport> {
  if (!settings.SMTP_URL) return mailboxTransport(settings.MAIL_FROM)
  const { smtpTransport } = await import('./smtp-transport.ts')
  return smtpTransport(settings.SMTP_URL, settings.MAIL_FROM)
}
