import type { Language } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'
import type { Db } from '../../db/database.ts'
import type { Jobs } from '../../db/jobs.ts'
import { reportReadyMail } from '../../emails/report-ready.tsx'
import type { AppContext } from '../../lib/context.ts'
import { emailIn } from '../mailing/link-mail.service.ts'
import type { Mailing } from '../mailing/mailing.service.ts'
import { isPremium } from '../payments/payments.service.ts'
import { findWaitingReader } from './results.queries.ts'

export const readyMailJob = 'tell-report-ready'

/** A user who waits on the page has read the report by then. */
const afterMilliseconds = 90_000

interface ReadyReport {
  resultId: string
  /** Of the request that asked for the report. */
  language: Language
}

/** Within the transaction that stores the result: its reader hears of it unless they see it first. */
export async function queueReadyMail(
  { jobs }: { jobs: Jobs },
  tx: Db,
  ready: ReadyReport,
): Promise<void> {
  const startAfter = new Date(Date.now() + afterMilliseconds)
  await jobs.enqueue(readyMailJob, ready, tx, { startAfter })
}

/** The work of the job: one mail, whose id is the result's, so that a second run writes no second one. */
export async function sendReadyMail(
  ctx: AppContext,
  mailing: Mailing,
  { resultId, language }: ReadyReport,
): Promise<void> {
  const mailId = await ctx.db.transaction(async (tx) => {
    const reader = await findWaitingReader(tx, resultId)
    if (!reader || !(await isPremium(tx, reader.userId))) return undefined
    const mail = await reportReadyMail({
      language,
      link: `${ctx.publicUrl}${localizePath('/dashboard', language)}`,
      sender: emailIn(mailing.transport.sender),
    })
    const { email: recipient, userId } = reader
    const of = { recipient, userId, kind: 'report-ready', language, expiresAt: null }
    return mailing.queueMail(tx, { ...of, ...mail }, resultId)
  })
  if (mailId) mailing.deliverSoon(mailId)
}
