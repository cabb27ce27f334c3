import { eq, sql } from 'drizzle-orm'
import { compileQuery } from '../../../db/compile-query.ts'
import type { Db } from '../../../db/database.ts'
import { signUps } from '../../../db/schema/sign-ups.ts'
import type { SignUpState } from '../auth-provider.ts'
import { users } from './schema/tables.ts'

const selectSignUp = compileQuery((db) =>
  db
    .select({
      email: signUps.email,
      isKnown: signUps.isKnown,
      confirmedAt: users.emailConfirmedAt,
    })
    .from(signUps)
    .leftJoin(users, eq(users.email, signUps.email))
    .where(eq(signUps.uid, sql.placeholder('uid'))),
)

/** What a uid is to an email, by the record of the sign-up and by the account that holds the email now. */
export async function findSignUpState(db: Db, uid: string, email: string): Promise<SignUpState> {
  const [row] = await selectSignUp(db, { uid })
  if (row?.email !== email) return 'mismatch'
  return row.isKnown || row.confirmedAt !== null ? 'known' : 'unconfirmed'
}
