import { randomInt, randomUUIDv7 } from 'node:crypto'
import type { Logger } from 'pino'
import type { CleanBatch } from '../../db/clean-up.ts'
import type { Db } from '../../db/database.ts'
import type { Jobs } from '../../db/jobs.ts'
import { decoyKind } from '../../db/schema/outgoing-mails.ts'
import { before, day } from '../../lib/durations.ts'
import type { Metrics } from '../../lib/metrics.ts'
import type { LinkToMail } from '../../providers/auth/auth-provider.ts'
import { MailRefused, type MailTransport } from '../../providers/mail/mail-transport.ts'
import { backgroundWork } from './background-work.ts'
import { composeLinkMail } from './link-mail.service.ts'
import {
  countFailedAttempt,
  deleteDecoys,
  deleteMailsBefore,
  findQueuedMail,
  giveUpStale,
  insertMail,
  markDone,
  markFailed,
  markSent,
  type NewMail,
  type OutgoingMail,
} from './mailing.queries.ts'

export interface MailingContext {
  db: Db
  jobs: Jobs
  transport: MailTransport
  log: Logger
  metrics: Pick<Metrics, 'mails'>
  now(): Date
  /** Mails that are sent at the same time. */
  atOnce?: number
  /** How long after queueing a job looks whether the mail went out. */
  rescueAfterSeconds?: number
}

export interface Mailing {
  transport: MailTransport
  /**
   * Writes the mail and the job that guarantees it, both within the transaction. Call
   * `deliverSoon` with the id once that is committed; otherwise the job delivers.
   */
  queueMail(transaction: Db, mail: NewMail, id?: string): Promise<string>
  /** Writes a mail with a link, and the job that guarantees it. One that stays here needs none. */
  writeLinkMail(transaction: Db, id: string, link: LinkToMail): Promise<void>
  /** Sends the mail unless it is sent, given up or unknown. @throws when it should be tried again */
  deliver(id: string): Promise<void>
  deliverSoon(id: string): void
  /**
   * As `deliverSoon` for a mail of `writeLinkMail`. One that stays here is there already; one that goes
   * to a mail server does so at a random moment, since a decoy goes nowhere and the requests that
   * follow would show it.
   */
  deliverLater(id: string): void
  /** Runs work after the response to the current request; failures are left to the job behind it. */
  soon(work: () => Promise<void>): void
  /** Lets what is being sent finish; the rest stays queued. */
  stop(): Promise<void>
}

const defaultAtOnce = 10
/** A crowd waits in the database: its jobs are taken in batches. */
const mostWaiting = 500
/** Mails in a batch for each that is sent at the same time: larger batches wait less often for the queue. */
const mailsOfBatch = 4
const rescueAfterSeconds = 15
const longestDelayMs = 1_500
const retentionDays = 30

/** Starts the outbox: a queued mail is sent once, and again only where a crash came before it was noted. */
export async function startMailing(context: MailingContext): Promise<Mailing> {
  const { jobs, transport, log } = context
  const inFlight = new Map<string, Promise<void>>()
  const atOnce = context.atOnce ?? defaultAtOnce
  const background = backgroundWork({
    atOnce,
    mostWaiting,
    onError: (error) => log.warn({ err: error }, 'mail put off'),
  })

  const deliver = (id: string): Promise<void> => {
    const running = inFlight.get(id)
    if (running) return running
    const delivery = deliverMail(context, id).finally(() => inFlight.delete(id))
    inFlight.set(id, delivery)
    return delivery
  }
  const queueMail: Mailing['queueMail'] = async (transaction, mail, id = randomUUIDv7()) => {
    const delay = context.rescueAfterSeconds ?? rescueAfterSeconds
    const startAfter = new Date(Date.now() + delay * 1000)
    if (await insertMail(transaction, id, mail)) {
      await jobs.enqueue('send-mail', { mailId: id }, transaction, { startAfter })
    }
    return id
  }

  await jobs.work<{ mailId: string }>('send-mail', ({ mailId }) => deliver(mailId), {
    inBatchesOf: mailsOfBatch * atOnce,
  })
  await jobs.cleanDaily('erase-old-mails', cleanBatches(context), { erases: true })
  return {
    transport,
    queueMail,
    async writeLinkMail(transaction, id, link) {
      const mail = await composeLinkMail(link, transport.sender)
      if (!transport.keepsMails) {
        await queueMail(transaction, mail, id)
        return
      }
      await insertMail(transaction, id, mail, context.now())
      // Decoys too: the count of mails is the same for every email.
      context.metrics.mails.inc({ outcome: 'sent' })
    },
    deliver,
    deliverSoon: (id) => background.add(() => deliver(id)),
    soon: background.add,
    deliverLater(id) {
      if (transport.keepsMails) return
      setTimeout(() => background.add(() => deliver(id)), randomInt(longestDelayMs)).unref()
    },
    stop: background.stop,
  }
}

const cleanBatches = ({ now }: MailingContext): CleanBatch[] => [
  (db, most) => giveUpStale(db, now(), most),
  deleteDecoys,
  (db, most) => deleteMailsBefore(db, before(now(), retentionDays * day), most),
]

async function deliverMail(context: MailingContext, id: string): Promise<void> {
  const mail = await findQueuedMail(context.db, id)
  if (!mail) return
  if (mail.expiresAt && mail.expiresAt <= context.now()) {
    return giveUp(context, mail, 'expired')
  }
  const keepsBody = context.transport.keepsMails
  if (mail.kind === decoyKind) {
    await markDone(context.db, id, { sentAt: null, keepsBody })
    // Counted as a mail that was sent: the count must be the same for every email.
    return context.metrics.mails.inc({ outcome: 'sent' })
  }
  const { recipient: to, subject, text, html, unsubscribeUrl } = mail
  try {
    await context.transport.send({ id, to, subject, text, html, unsubscribeUrl })
  } catch (error) {
    const refusal = error instanceof MailRefused ? error : new MailRefused('unknown', false)
    if (refusal.isFinal) return giveUp(context, mail, refusal.code)
    await countFailedAttempt(context.db, id, refusal.code)
    context.metrics.mails.inc({ outcome: 'put_off' })
    throw refusal
  }
  if (keepsBody) await markDone(context.db, id, { sentAt: context.now(), keepsBody })
  else await markSent(context.db, id, context.now())
  context.metrics.mails.inc({ outcome: 'sent' })
}

async function giveUp(context: MailingContext, mail: OutgoingMail, reason: string): Promise<void> {
  await markFailed(context.db, mail.id, reason)
  context.metrics.mails.inc({ outcome: 'failed' })
  context.log.error({ mailId: mail.id, kind: mail.kind, reason }, 'mail given up')
}
