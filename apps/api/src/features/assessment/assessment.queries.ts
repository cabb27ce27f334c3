import { randomUUIDv7 } from 'node:crypto'
import type { BasicAnswer } from '@individua/contract/answers'
import { coreItems, instrumentVersion } from '@individua/instrument/items/core'
import {
  and,
  desc,
  eq,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
  type WithSubquery,
} from 'drizzle-orm'
import { deleteBatch } from '../../db/clean-up.ts'
import { compileQuery } from '../../db/compile-query.ts'
import type { Db } from '../../db/database.ts'
import { answers } from '../../db/schema/answers.ts'
import { assessments } from '../../db/schema/assessments.ts'
import { results } from '../../db/schema/results.ts'
import { upsertAnswers } from '../../lib/answers.queries.ts'

/** Who may take over what waits. */
export interface Claimant {
  id: string
  email: string
  /** When the link of a mail to this email was last followed. */
  signedInAt: Date
}

type NewAssessment = Omit<typeof assessments.$inferInsert, 'instrumentVersion'>

export async function insertAssessment(tx: Db, assessment: NewAssessment): Promise<string> {
  const [inserted] = await tx
    .insert(assessments)
    .values({ ...assessment, instrumentVersion })
    .returning({ id: assessments.id })
  if (!inserted) throw new Error('The assessment could not be stored')
  return inserted.id
}

interface TicketAssessment {
  kind: 'basic'
  language: string
  ticketId: string
  claimUid: string | null
  claimEmail: string
  submittedAt: Date
}

/**
 * The assessment of a ticket with its answers. The oldest of those that wait for its email go, so that
 * no more than `most` are left.
 * @returns false, with nothing changed, when this ticket has its assessment already; another caller
 * that inserts it at the same time is waited for
 */
export async function insertTicketAssessment(
  tx: Db,
  assessment: TicketAssessment,
  given: readonly BasicAnswer[],
  most: number,
): Promise<boolean> {
  const inserted = await insertWithAnswers(tx, {
    ...assessment,
    id: randomUUIDv7(),
    // The statement does not see the new one yet.
    mostBefore: most - 1,
    given: JSON.stringify(given),
    answeredAt: assessment.submittedAt.toISOString(),
  })
  return inserted.length > 0
}

const insertWithAnswers = compileQuery((db) => {
  const { placeholder } = sql
  const made = db.$with('made').as(
    db
      .insert(assessments)
      .values({
        id: placeholder('id'),
        kind: placeholder('kind'),
        ticketId: placeholder('ticketId'),
        claimUid: placeholder('claimUid'),
        claimEmail: placeholder('claimEmail'),
        language: placeholder('language'),
        instrumentVersion,
        submittedAt: placeholder('submittedAt'),
      })
      .onConflictDoNothing({ target: assessments.ticketId })
      .returning({ id: assessments.id }),
  )
  return db
    .with(made, deletingSurplusWaiting(db, sql`exists (select 1 from ${made})`))
    .insert(answers)
    .select(
      sql`select ${made.id}, given."questionUuid", given.answer, null, given.milliseconds, false,
        ${placeholder('answeredAt')}::timestamptz
      from ${made} cross join jsonb_to_recordset(${placeholder('given')}::jsonb)
        as given ("questionUuid" uuid, answer text, milliseconds integer)`,
    )
    .returning({ itemId: answers.itemId })
})

export async function lockTicketAssessment(tx: Db, ticketId: string) {
  const [found] = await tx
    .select({ id: assessments.id, userId: assessments.userId })
    .from(assessments)
    .where(eq(assessments.ticketId, ticketId))
    .for('update')
  return found
}

export async function findNewestAssessment(
  db: Db,
  userId: string,
  kind: 'basic' | 'detailed' | 'advanced',
) {
  const [found] = await db
    .select({
      id: assessments.id,
      submittedAt: assessments.submittedAt,
      hasResult: sql<boolean>`${results.id} is not null`,
    })
    .from(assessments)
    .leftJoin(results, eq(results.assessmentId, assessments.id))
    .where(and(eq(assessments.userId, userId), eq(assessments.kind, kind)))
    .orderBy(desc(assessments.submittedAt), desc(assessments.id))
    .limit(1)
  return found
}

const corePlaces = new Map(coreItems.map(({ id }, index) => [id, index]))

/** Of a fixed form, in its order. */
export async function findAnswers(db: Db, assessmentId: string) {
  const found = await db
    .select({
      itemId: answers.itemId,
      value: answers.value,
      milliseconds: answers.milliseconds,
    })
    .from(answers)
    .where(eq(answers.assessmentId, assessmentId))
  const placeOf = (itemId: string) => corePlaces.get(itemId) ?? corePlaces.size
  return found.toSorted((one, other) => placeOf(one.itemId) - placeOf(other.itemId))
}

/** The form's answers as they are now. */
export async function replaceAnswers(
  tx: Db,
  assessmentId: string,
  given: readonly BasicAnswer[],
  answeredAt: Date,
): Promise<void> {
  const stored = given.map(({ questionUuid, answer, milliseconds }) => ({
    itemId: questionUuid,
    value: answer,
    milliseconds: milliseconds ?? null,
  }))
  await upsertAnswers(tx, assessmentId, stored, answeredAt)
}

export async function setSubmittedAt(tx: Db, assessmentId: string, moment: Date): Promise<void> {
  await tx.update(assessments).set({ submittedAt: moment }).where(eq(assessments.id, assessmentId))
}

/** Answers that wait for the uid of a new account belong to the user who confirmed it. */
export const waitsForUid = ({ id }: Claimant) => eq(assessments.claimUid, id)

/**
 * What waited for the email and was submitted before its link was followed. A visitor may answer
 * under any email; only the link in its mail proves the owner.
 */
export const waitsForEmail = ({ email, signedInAt }: Claimant) =>
  and(eq(assessments.claimEmail, email), lte(assessments.submittedAt, signedInAt))

/** Gives this user the unclaimed assessments that fit any of the conditions. */
export async function claimWaitingAssessments(
  tx: Db,
  { id }: Claimant,
  ...conditions: (SQL | undefined)[]
): Promise<void> {
  await tx
    .update(assessments)
    .set({ userId: id, claimUid: null, claimEmail: null })
    .where(and(isNull(assessments.userId), or(...conditions)))
}

/** Deletes the oldest assessments that wait for an email, so that no more than `mostBefore` are left. */
function deletingSurplusWaiting(tx: Db, condition: SQL): WithSubquery {
  const isOfEmail = eq(assessments.claimEmail, sql.placeholder('claimEmail'))
  const surplus = tx
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(isNull(assessments.userId), isOfEmail))
    .orderBy(desc(assessments.submittedAt), desc(assessments.id))
    .offset(sql.placeholder('mostBefore'))
  return tx.$with('surplus').as(
    tx
      .delete(assessments)
      .where(and(condition, inArray(assessments.id, surplus)))
      .returning(),
  )
}

/** @returns how many there were, at most `most` */
export function eraseUnclaimedAssessments(db: Db, olderThan: Date, most: number): Promise<number> {
  const where = and(isNull(assessments.userId), lt(assessments.submittedAt, olderThan))
  const order = [assessments.userId, assessments.submittedAt]
  return deleteBatch(db, { table: assessments, key: [assessments.id], where, order }, most)
}
