import type { MailTransport } from './mail-transport.ts'
import { mailboxTransport } from './mailbox-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

/** The SMTP server when one is set, else the embedded mailbox. */
export function createMailTransport(settings: {
  SMTP_URL?: string | undefined
  MAIL_FROM: string
  MAIL_CONCURRENCY: number
}): MailTransport {
  const { SMTP_URL: smtpUrl, MAIL_FROM: sender, MAIL_CONCURRENCY: connections } = settings
  return smtpUrl ? smtpTransport(smtpUrl, sender, connections) : mailboxTransport(sender)
}
