import type { Env } from '../../env.ts'
import { localAccess } from '../../lib/local-access.ts'
import { type SmtpProblem, trySmtp } from '../../providers/mail/try-smtp.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

/** Greeting and login; no mail is sent. */
export async function checkMail(env: Env): Promise<Finding> {
  if (!env.SMTP_URL) return checkMailbox(env)
  const { hostname, port, username } = new URL(env.SMTP_URL)
  const server = port ? `${hostname}:${port}` : hostname
  const problem = await trySmtp(env.SMTP_URL)
  if (problem) {
    const status = problem.responseCode ? ` ${problem.responseCode}` : ''
    return failed('mail', `${server}: ${problem.code}${status}`, wayOutOf(problem))
  }
  if (/\.(localhost|example|invalid|test)>?$/.test(env.MAIL_FROM)) {
    return warning(
      'mail',
      `${server} takes mails, and they would come from ${env.MAIL_FROM}`,
      'Set MAIL_FROM to an address of a domain that this mail server may send for.',
    )
  }
  const login = username ? 'and the login is accepted' : 'without a login'
  return ok('mail', `${server} takes mails, ${login}; they come from ${env.MAIL_FROM}`)
}

function checkMailbox(env: Env): Finding {
  if (localAccess(env).isOffered) {
    return ok('mail', 'the local mailbox: no mail leaves this machine')
  }
  return failed(
    'mail',
    `the local mailbox is off at ${env.PUBLIC_URL}: no person gets a link`,
    'Set SMTP_URL, or name the private network in TRUSTED_NETWORK.',
  )
}

function wayOutOf({ code, responseCode = 0 }: SmtpProblem): string {
  if (code === 'EAUTH' || responseCode === 535) {
    return 'Set user and password in SMTP_URL as the mail server gives them, with %40 for @.'
  }
  if (code === 'ETLS' || code === 'ESOCKET') {
    return 'Use smtps:// for a port that begins encrypted (465), smtp:// for the others (587, 25).'
  }
  return 'Check host and port of SMTP_URL, and that this machine may connect to them.'
}
