import { createMiddleware } from 'hono/factory'
import { AppError } from '../../lib/app-error.ts'
import type { HttpApp, HttpEnv } from '../../lib/http-app.ts'
import type { LocalAccess } from '../../lib/local-access.ts'
import { peerOf } from '../../lib/peer.ts'
import { type MailboxMail, mailboxPage } from './mailbox-page.ts'
import { findSentMails, type OutgoingMail } from './mailing.queries.ts'

const shownMails = 200
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The mails hold keys to accounts: only a caller on this machine or its own network may read them. */
const localOnly = (access: LocalAccess) =>
  createMiddleware<HttpEnv>(async (c, next) => {
    const { hostname } = new URL(c.req.url)
    if (!access.allows(peerOf(c), hostname, c.req.raw.headers)) throw new AppError('not_found')
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Content-Security-Policy', policy)
    await next()
  })

export function addMailbox(app: HttpApp, access: LocalAccess): void {
  const guard = localOnly(access)
  app.get('/dev/mailbox', guard, async (c) => {
    const mails = await findSentMails(c.get('ctx').db, shownMails)
    return c.html(mailboxPage(mails.map(shown)))
  })
  app.get('/dev/mailbox/:id', guard, async (c) => {
    const mails = await findSentMails(c.get('ctx').db, shownMails)
    const mail = mails.find(({ id }) => id === c.req.param('id'))
    if (!mail) throw new AppError('not_found')
    c.header('Content-Security-Policy', `${policy}; style-src 'unsafe-inline'`)
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
