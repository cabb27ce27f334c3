import { localizePath } from '@individua/contract/paths'
import { AppError } from '../../lib/app-error.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { readUnsubscribeToken } from './unsubscribe-token.ts'
import { deleteWeeklyMail } from './weekly-mail.queries.ts'

const path = '/api/weekly-mail/off'

/**
 * Ends the weekly mail by the link of such a mail, without a session. A mail program posts a form of its
 * own (RFC 8058), whose body says nothing more. To open the link changes nothing: scanners do.
 */
export function unsubscribeRoutes(): HttpApp {
  const app = createHttpApp()
  app.post(path, async (c) => {
    const ctx = c.get('ctx')
    const userId = readUnsubscribeToken(ctx, c.req.query('token') ?? '')
    if (userId === undefined) throw new AppError('signature_invalid')
    await deleteWeeklyMail(ctx.db, userId)
    return c.json({ isOn: false, nextAt: null }, 200)
  })
  app.get(path, (c) => {
    const page = localizePath('/unsubscribe', c.get('ctx').language)
    return c.redirect(`${page}${new URL(c.req.url).search}`, 303)
  })
  return app
}
