import { limits } from '@individua/contract/limits'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../lib/app-error.ts'
import type { AppContext } from '../../lib/context.ts'
import type { HttpApp } from '../../lib/http-app.ts'
import {
  linkOfHook,
  readSendEmailHook,
  type SendEmailPayload,
} from '../../providers/auth/send-email-hook.ts'
import { insertSignUp } from '../../providers/auth/sign-ups.queries.ts'
import { mailIdOfDelivery } from './mail-id-of-delivery.ts'
import type { Mailing } from './mailing.service.ts'

/** Supabase asks for a mail to be sent; the signature says that it is Supabase. */
export function addSendEmailHook(app: HttpApp, mailing: Mailing, secret: string): void {
  app.post('/api/hooks/send-email', bodyLimit({ maxSize, onError: refuse }), async (c) => {
    const { headers } = c.req.raw
    const payload = readSendEmailHook(secret, await c.req.text(), headers)
    if (payload === 'forged') throw new AppError('signature_invalid')
    if (payload === 'unknown') throw new AppError('validation_failed')
    const mailId = mailIdOfDelivery(headers.get('webhook-id') ?? '')
    await queueHookMail(c.get('ctx'), mailing, payload, mailId)
    return c.json({})
  })
}

const maxSize = limits.maxBodyBytes

function refuse(): never {
  throw new AppError('body_too_large')
}

/** The sign-up is recorded with its mail, so that its uid differs from an invented one. */
async function queueHookMail(
  ctx: AppContext,
  mailing: Mailing,
  payload: SendEmailPayload,
  mailId: string,
): Promise<void> {
  const { user, email_data: data } = payload
  await ctx.db.transaction(async (tx) => {
    if (data.email_action_type === 'signup') await insertSignUp(tx, user.id, user.email)
    await mailing.writeLinkMail(tx, mailId, linkOfHook(ctx.publicUrl, payload, ctx.now()))
  })
  mailing.deliverSoon(mailId)
}
