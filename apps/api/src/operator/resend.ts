import { defaultLanguage, isLanguage } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'
import { ProviderRefused, ProviderUnavailable } from '../lib/provider-unavailable.ts'
import { findMailOutcome } from './accounts.queries.ts'
import { emailOf } from './email-of.ts'
import { knownPerson } from './known-person.ts'
import { OperatorError, type Verb } from './verb.ts'
import { doWork, type OperatorContext, type Work } from './work.ts'

export const verb: Verb = {
  summary: 'Mails a new link: to sign in, or to confirm an email that is not confirmed yet.',
  usage: 'EMAIL [--json]',
  help: [
    '',
    'The server may run or be stopped. The link is asked for as on the sign-in screen, so the same',
    'limits hold: one mail a minute, five an hour. An older link no longer works. With Supabase the',
    'server must run: Supabase hands the mail to it.',
    '',
    '  --json  print the result as JSON',
  ],
  options: {},
  run: (call) => doWork(call, 'resend', [emailOf(call.words)]),
}

export const work: Work = async (ctx, words) => {
  const email = emailOf(words)
  const { accounts, signUps } = await knownPerson(ctx, email)
  const [account] = accounts
  if (!account && (ctx.env.SUPABASE_URL === undefined || signUps.length === 0)) {
    throw new OperatorError(`${email} has no account, so there is no link to send.`)
  }
  const isConfirmed = account?.isUser === true || account?.confirmedAt != null
  const purpose = isConfirmed ? 'sign-in' : 'confirm-sign-up'
  const language = isLanguage(account?.language) ? account.language : defaultLanguage
  const path = isConfirmed ? '/callbacks/supabase/signin' : '/callbacks/supabase/signup'
  const { auth, publicUrl } = await ctx.open()
  const redirectTo = `${publicUrl}${localizePath(path, language)}`
  const request = { email, language, purpose, redirectTo } as const
  const sent = await auth.resendLink(request).catch(explain)
  if (sent.isLimited) {
    throw new OperatorError('Nothing was sent: this email was sent a link just now. Wait a minute.')
  }
  const link = isConfirmed ? 'sign-in link' : 'confirmation link'
  const state = sent.mailId ? await stateOf(ctx, sent.mailId) : 'asked for'
  const what =
    state === 'sent'
      ? `A ${link} was sent to ${email}.`
      : `Supabase was asked for a ${link} to ${email}; find shows when its mail was sent.`
  return { lines: [what], json: { email, purpose, language, state } }
}

function explain(error: unknown): never {
  if (error instanceof ProviderRefused) {
    throw new OperatorError(`Nothing was sent: Supabase refused to (${error.status}).`)
  }
  if (error instanceof ProviderUnavailable && error.provider === 'authentication') {
    throw new OperatorError('Nothing was sent: Supabase does not respond.')
  }
  throw error
}

/** @throws OperatorError unless the mail was sent */
async function stateOf({ database, env }: OperatorContext, mailId: string): Promise<'sent'> {
  const mail = await findMailOutcome(database.db, mailId)
  if (mail?.status === 'sent') return 'sent'
  const server = env.SMTP_URL ? 'the mail server' : 'the mailbox'
  const reason = mail?.lastError ?? 'unknown'
  throw new OperatorError(
    mail?.status === 'queued'
      ? `Not sent yet: ${server} did not take the mail (${reason}); the server tries again.`
      : `Not sent: ${server} refused the mail (${reason}).`,
  )
}
