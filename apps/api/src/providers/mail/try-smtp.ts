import { createTransport } from 'nodemailer'
import { z } from 'zod'

const timeoutMs = 5_000
const smtpError = z.object({
  code: z.string().default('unknown'),
  responseCode: z.int().optional(),
})

/** Why a mail server cannot be used, by nodemailer's code and the server's own, such as 535. */
export type SmtpProblem = z.infer<typeof smtpError>

/**
 * Greets the mail server at `smtpUrl` and signs in, where the URL names a user; sends no mail.
 * @returns what is wrong; undefined where it would take mails
 */
export async function trySmtp(smtpUrl: string): Promise<SmtpProblem | undefined> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  try {
    await transport.verify()
    return undefined
  } catch (error) {
    return smtpError.safeParse(error).data ?? { code: 'unknown' }
  } finally {
    transport.close()
  }
}
