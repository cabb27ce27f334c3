import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail-transport.ts'

const second = 1000

/**
 * Sends through the SMTP server at `smtpUrl` (`smtp://user:password@host:587`, `smtps://…:465`).
 * Mails are built from our own texts only: reading files and addresses is switched off.
 */
export function smtpTransport(smtpUrl: string, sender: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 20 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = sender.replace(/^.*@|>\s*$/g, '')
  return {
    keepsMails: false,
    sender,
    async send({ id, ...mail }) {
      await transport.sendMail({
        ...mail,
        from: sender,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      })
    },
    async close() {
      transport.close()
    },
  }
}
