import { type Account, findAccounts, findByEmail } from './accounts.queries.ts'
import { OperatorError } from './verb.ts'
import type { OperatorContext } from './work.ts'

export function accountsOf({ database, env }: OperatorContext, email: string): Promise<Account[]> {
  return findAccounts(database.db, email, env.SUPABASE_URL === undefined)
}

/** Everything that bears this email. @throws OperatorError where that is nothing */
export async function knownPerson(ctx: OperatorContext, email: string) {
  const accounts = await accountsOf(ctx, email)
  const found = await findByEmail(ctx.database.db, email)
  const isKnown = accounts.length > 0 || Object.values(found).some((rows) => rows.length > 0)
  if (!isKnown) throw new OperatorError(`Nothing is stored of ${email}.`)
  return { accounts, ...found }
}

/** The user with this email. @throws OperatorError where there is none */
export async function knownUser(ctx: OperatorContext, email: string): Promise<Account> {
  const { accounts } = await knownPerson(ctx, email)
  const user = accounts.find(({ isUser }) => isUser)
  if (!user) {
    throw new OperatorError(`${email} has not signed in yet; resend sends another link.`)
  }
  return user
}
