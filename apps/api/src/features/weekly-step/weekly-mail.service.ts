import { isLanguage } from '@individua/contract/languages'
import { localizePath } from '@individua/contract/paths'
import type { WeeklyMail } from '@individua/contract/weekly-mail'
import { contentLanguage } from '@individua/instrument/content-language'
import type { Db } from '../../db/database.ts'
import { weeklyStepMail } from '../../emails/weekly-step.tsx'
import { AppError } from '../../lib/app-error.ts'
import type { AppContext, UserContext } from '../../lib/context.ts'
import { day } from '../../lib/durations.ts'
import { ensureUser } from '../../lib/ensure-user.ts'
import { uuidOf } from '../../lib/uuid-of.ts'
import { emailIn } from '../mailing/link-mail.service.ts'
import type { Mailing } from '../mailing/mailing.service.ts'
import { unsubscribeTokenOf } from './unsubscribe-token.ts'
import {
  deleteWeeklyMail,
  findWeeklyMail,
  insertWeeklyMail,
  lockDueMails,
  moveNextMail,
} from './weekly-mail.queries.ts'
import { readWeeklyStep } from './weekly-step.service.ts'

const week = 7 * day

export async function readWeeklyMail({ db, user }: UserContext): Promise<WeeklyMail> {
  const found = await findWeeklyMail(db, user.id)
  return { isOn: found !== undefined, nextAt: found?.nextAt.toISOString() ?? null }
}

/** From a week after now, in the language of the page. */
export async function turnOn(ctx: UserContext): Promise<WeeklyMail> {
  await ensureUser(ctx)
  const askedAt = ctx.now()
  await insertWeeklyMail(ctx.db, {
    userId: ctx.user.id,
    language: ctx.language,
    askedAt,
    nextAt: new Date(askedAt.getTime() + week),
  })
  return readWeeklyMail(ctx)
}

export async function turnOff(ctx: UserContext): Promise<WeeklyMail> {
  await deleteWeeklyMail(ctx.db, ctx.user.id)
  return readWeeklyMail(ctx)
}

export const weeklyMailJob = 'send-weekly-steps'

/** Mails of one transaction, which stays short. */
const mostInBatch = 20

export async function startWeeklyMails(ctx: AppContext, mailing: Mailing): Promise<void> {
  await ctx.jobs.workEveryMinute(weeklyMailJob, () => sendDueMails(ctx, mailing))
}

/** One mail to each user whose week is over; weeks that were missed are not made up for. */
export async function sendDueMails(ctx: AppContext, mailing: Mailing): Promise<void> {
  for (;;) {
    const written = await ctx.db.transaction((tx) => writeDueMails(ctx, mailing, tx))
    for (const id of written) if (id) mailing.deliverSoon(id)
    if (written.length < mostInBatch) return
  }
}

type DueMail = Awaited<ReturnType<typeof lockDueMails>>[number]

/** @returns ids of the mails; undefined for a user who has no profile any more */
async function writeDueMails(
  ctx: AppContext,
  mailing: Mailing,
  tx: Db,
): Promise<(string | undefined)[]> {
  const due = await lockDueMails(tx, ctx.now(), mostInBatch)
  const written: (string | undefined)[] = []
  for (const one of due) {
    const { userId, nextAt } = one.mail
    const missed = Math.floor((ctx.now().getTime() - nextAt.getTime()) / week)
    written.push(await writeMail(ctx, mailing, tx, one))
    await moveNextMail(tx, userId, new Date(nextAt.getTime() + (missed + 1) * week))
  }
  return written
}

async function writeMail(
  ctx: AppContext,
  mailing: Mailing,
  tx: Db,
  { mail: { userId, nextAt, language: stored }, email: recipient, registeredAt }: DueMail,
): Promise<string | undefined> {
  const language = isLanguage(stored) ? stored : 'en'
  const user = { id: userId, registeredAt }
  const reader = { db: tx, now: ctx.now, contentLanguage: contentLanguage(language), user }
  const step = await readWeeklyStep(reader).catch(ignoreMissingProfile)
  if (!step) return undefined
  const token = unsubscribeTokenOf(ctx, userId)
  const mail = await weeklyStepMail({
    language,
    step: step.text,
    link: `${ctx.publicUrl}${localizePath('/dashboard', language)}`,
    unsubscribeLink: `${ctx.publicUrl}${localizePath('/unsubscribe', language)}?token=${token}`,
    sender: emailIn(mailing.transport.sender),
  })
  const unsubscribeUrl = `${ctx.publicUrl}/api/weekly-mail/off?token=${token}`
  const of = { recipient, userId, kind: 'weekly-step', language, expiresAt: null, unsubscribeUrl }
  const id = uuidOf(`weekly-step ${userId} ${nextAt.toISOString()}`)
  return mailing.queueMail(tx, { ...of, ...mail }, id)
}

function ignoreMissingProfile(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'result_not_found') return undefined
  throw error
}
