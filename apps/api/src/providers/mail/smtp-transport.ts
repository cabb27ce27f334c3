import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { MailRefused, type MailTransport } from './mail-transport.ts'

const second = 1000

/**
 * Sends through the SMTP server at `smtpUrl` (`smtp://user:password@host:587`, `smtps://…:465`).
 * Mails are built from our own texts only: reading files and URLs is switched off.
 * @param connections how many are open at the same time at most
 */
export function smtpTransport(smtpUrl: string, sender: string, connections: number): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    maxMessages: Number.POSITIVE_INFINITY,
    connectionTimeout: 5 * second,
    greetingTimeout: 5 * second,
    socketTimeout: 10 * second,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = sender.replace(/^.*@|>\s*$/g, '')
  return {
    keepsMails: false,
    sender,
    async send({ id, unsubscribeUrl, ...mail }) {
      const message = {
        ...mail,
        from: sender,
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      }
      await transport.sendMail(message).catch((error: unknown) => {
        throw refusal(error)
      })
    },
    async close() {
      transport.close()
    },
  }
}

const smtpError = z.object({
  code: z.string().optional(),
  responseCode: z.number().optional(),
})

/** Replies from 500 on are final (RFC 5321, 4.2.1), except that the server does not let us in. */
function refusal(error: unknown): MailRefused {
  const { code = 'unknown', responseCode } = smtpError.safeParse(error).data ?? {}
  const isFinal = responseCode !== undefined && responseCode >= 500 && code !== 'EAUTH'
  return new MailRefused(responseCode ? `${code} ${responseCode}` : code, isFinal)
}
