import { AppError } from '../../lib/app-error.ts'
import type { HttpApp } from '../../lib/http-app.ts'
import type { LocalAccess } from '../../lib/local-access.ts'
import { localOnly } from '../../lib/local-only.ts'
import { type MailboxMail, mailboxPage } from './mailbox-page.ts'
import { findSentMails, type OutgoingMail } from './mailing.queries.ts'

const shownMails = 200
const noForm = "form-action 'none'"

/** The mails hold keys to accounts: only a caller on this machine or its own network may read them. */
export function addMailbox(app: HttpApp, access: LocalAccess): void {
  const guard = localOnly(access, noForm)
  app.get('/dev/mailbox', guard, async (c) => {
    const mails = await findSentMails(c.get('ctx').db, shownMails)
    return c.html(mailboxPage(mails.map(shown)))
  })
  app.get('/dev/mailbox/:id', localOnly(access, noForm, "style-src 'unsafe-inline'"), async (c) => {
    const mails = await findSentMails(c.get('ctx').db, shownMails)
    const mail = mails.find(({ id }) => id === c.req.param('id'))
    if (!mail) throw new AppError('not_found')
    return c.html(mail.html)
  })
  app.get('/dev/mailbox.json', guard, async (c) => {
    const mails = await findSentMails(c.get('ctx').db, shownMails)
    return c.json(mails.map(shown))
  })
}

function shown(mail: OutgoingMail): MailboxMail {
  const { id, recipient: to, subject, text, html, sentAt } = mail
  return { id, to, subject, text, html, sentAt: sentAt?.toISOString() ?? '' }
}
