import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import type { LocalAccess } from '../../lib/local-access.ts'
import { addMailbox } from './mailbox.routes.ts'
import type { Mailing } from './mailing.service.ts'
import { addSendEmailHook } from './send-email-hook.routes.ts'

/**
 * `/api/hooks/send-email` when `hookSecret` is set (with a real Supabase), `/dev/mailbox` and
 * `/dev/mailbox.json` with the embedded mailbox where local access is offered. The hook's body may be read before, but its text
 * must stay byte for byte what came.
 */
export function mailingRoutes(
  mailing: Mailing,
  hookSecret: string | undefined,
  access: LocalAccess,
): HttpApp {
  const app = createHttpApp()
  if (hookSecret) addSendEmailHook(app, mailing, hookSecret)
  if (mailing.transport.keepsMails && access.isOffered) addMailbox(app, access)
  return app
}
