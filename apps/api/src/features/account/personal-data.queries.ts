import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { answers } from '../../db/schema/answers.ts'
import { askedQuestions } from '../../db/schema/asked-questions.ts'
import { assessments } from '../../db/schema/assessments.ts'
import { calibrationConsents } from '../../db/schema/calibration-consents.ts'
import { chatMessages } from '../../db/schema/chat-messages.ts'
import { dailyUses } from '../../db/schema/daily-uses.ts'
import { newerReadings } from '../../db/schema/newer-readings.ts'
import { outgoingMails } from '../../db/schema/outgoing-mails.ts'
import { payments } from '../../db/schema/payments.ts'
import { reports } from '../../db/schema/reports.ts'
import { results } from '../../db/schema/results.ts'
import { signUps } from '../../db/schema/sign-ups.ts'
import { users } from '../../db/schema/users.ts'
import { weeklyMails } from '../../db/schema/weekly-mails.ts'
import { weeklySteps } from '../../db/schema/weekly-steps.ts'

interface Person {
  id: string
  email: string
}

/** Everything that is stored of a person, by table. */
export async function findPersonalData(db: Db, { id, email }: Person) {
  const isTheirs = eq(assessments.userId, id)
  return {
    users: await db.select().from(users).where(eq(users.id, id)),
    signUps: await db
      .select()
      .from(signUps)
      .where(eq(signUps.email, email))
      .orderBy(asc(signUps.createdAt), asc(signUps.uid)),
    assessments: await db
      .select()
      .from(assessments)
      .where(or(isTheirs, isUnclaimedOf({ id, email })))
      .orderBy(asc(assessments.createdAt), asc(assessments.id)),
    questions: (
      await db
        .select({ of: askedQuestions })
        .from(askedQuestions)
        .innerJoin(assessments, eq(assessments.id, askedQuestions.assessmentId))
        .where(isTheirs)
        .orderBy(
          asc(assessments.createdAt),
          asc(askedQuestions.assessmentId),
          asc(askedQuestions.step),
          asc(askedQuestions.position),
          asc(askedQuestions.id),
        )
    ).map(({ of }) => of),
    answers: (
      await db
        .select({ of: answers })
        .from(answers)
        .innerJoin(assessments, eq(assessments.id, answers.assessmentId))
        .where(or(isTheirs, isUnclaimedOf({ id, email })))
        .orderBy(asc(answers.answeredAt), asc(answers.assessmentId), asc(answers.itemId))
    ).map(({ of }) => of),
    results: await db
      .select()
      .from(results)
      .where(eq(results.userId, id))
      .orderBy(asc(results.createdAt), asc(results.id)),
    reports: (
      await db
        .select({ of: reports })
        .from(reports)
        .innerJoin(results, eq(results.id, reports.resultId))
        .where(eq(results.userId, id))
        .orderBy(asc(reports.createdAt), asc(reports.resultId), asc(reports.language))
    ).map(({ of }) => of),
    newerReadings: (
      await db
        .select({ of: newerReadings })
        .from(newerReadings)
        .innerJoin(results, eq(results.id, newerReadings.resultId))
        .where(eq(results.userId, id))
        .orderBy(asc(newerReadings.createdAt), asc(newerReadings.resultId))
    ).map(({ of }) => of),
    payments: await db
      .select()
      .from(payments)
      .where(eq(payments.userId, id))
      .orderBy(asc(payments.createdAt), asc(payments.id)),
    chatMessages: await db
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.userId, id))
      .orderBy(asc(chatMessages.createdAt), desc(chatMessages.author), asc(chatMessages.id)),
    calibrationConsents: await db
      .select()
      .from(calibrationConsents)
      .where(eq(calibrationConsents.userId, id))
      .orderBy(asc(calibrationConsents.givenAt)),
    weeklySteps: await db
      .select()
      .from(weeklySteps)
      .where(eq(weeklySteps.userId, id))
      .orderBy(asc(weeklySteps.week)),
    weeklyMails: await db.select().from(weeklyMails).where(eq(weeklyMails.userId, id)),
    dailyUses: await db
      .select()
      .from(dailyUses)
      .where(eq(dailyUses.subject, id))
      .orderBy(asc(dailyUses.day), asc(dailyUses.kind)),
    // The link and code of a mail grant access, so the export leaves them out.
    outgoingMails: await db
      .select({
        recipient: outgoingMails.recipient,
        kind: outgoingMails.kind,
        language: outgoingMails.language,
        subject: outgoingMails.subject,
        status: outgoingMails.status,
        createdAt: outgoingMails.createdAt,
        sentAt: outgoingMails.sentAt,
      })
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, email))
      .orderBy(asc(outgoingMails.createdAt), asc(outgoingMails.id)),
  }
}

/** Erases everything of a person but the amounts they paid, which stay without them. */
export async function erasePersonalData(tx: Db, { id, email }: Person): Promise<void> {
  await tx.delete(assessments).where(isUnclaimedOf({ id, email }))
  await tx.delete(signUps).where(or(eq(signUps.email, email), eq(signUps.uid, id)))
  await tx.delete(outgoingMails).where(eq(outgoingMails.recipient, email))
  await eraseUser(tx, id)
}

/** The row of a user, and with it their answers, results, reports, conversations and notices by mail. */
export async function eraseUser(db: Db, id: string): Promise<void> {
  await db.delete(dailyUses).where(eq(dailyUses.subject, id))
  await db.delete(users).where(eq(users.id, id))
}

const isUnclaimedOf = ({ id, email }: Person) =>
  and(
    isNull(assessments.userId),
    or(eq(assessments.claimUid, id), eq(assessments.claimEmail, email)),
  )
