import { isLanguage } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'
import type { Db } from '../../db/database.ts'
import { paymentConfirmedMail } from '../../emails/payment-confirmed.tsx'
import type { AppContext } from '../../lib/context.ts'
import { emailIn } from '../mailing/link-mail.service.ts'
import type { Mailing } from '../mailing/mailing.service.ts'
import { findBuyer } from './payments.queries.ts'
import { planName } from './plan-names.ts'

export const paymentMailJob = 'confirm-payment'

interface PaidPayment {
  paymentId: string
}

/** Within the transaction that grants: the buyer is sent a confirmation exactly if they were granted. */
export async function queuePaymentMail(
  { jobs }: { jobs: Pick<AppContext['jobs'], 'enqueue'> },
  tx: Db,
  paymentId: string,
): Promise<void> {
  await jobs.enqueue(paymentMailJob, { paymentId } satisfies PaidPayment, tx)
}

export async function startPaymentMails(ctx: AppContext, mailing: Mailing): Promise<void> {
  await ctx.jobs.work<PaidPayment>(
    paymentMailJob,
    ({ paymentId }) => sendPaymentMail(ctx, mailing, paymentId),
    { pollSeconds: 5 },
  )
}

/** One mail, whose id is the payment's, so that a second run writes no second one. */
async function sendPaymentMail(
  ctx: AppContext,
  mailing: Mailing,
  paymentId: string,
): Promise<void> {
  const mailId = await ctx.db.transaction(async (tx) => {
    const buyer = await findBuyer(tx, paymentId)
    if (!buyer) return undefined
    const { userId, email: recipient, planId, amount, currency } = buyer
    const language = isLanguage(buyer.language) ? buyer.language : 'en'
    const mail = await paymentConfirmedMail({
      language,
      plan: planName(planId, language),
      amount,
      currency,
      isPractice: ctx.services.payments === 'emulator',
      link: `${ctx.publicUrl}${localizePath('/dashboard', language)}`,
      sender: emailIn(mailing.transport.sender),
    })
    const of = { recipient, userId, kind: 'payment-confirmed', language, expiresAt: null }
    return mailing.queueMail(tx, { ...of, ...mail }, paymentId)
  })
  if (mailId) mailing.deliverSoon(mailId)
}
