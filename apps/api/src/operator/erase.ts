import { randomUUID } from 'node:crypto'
import { eraseAccount } from '../features/account/personal-data.service.ts'
import { ProviderRefused, ProviderUnavailable } from '../lib/provider-unavailable.ts'
import { emailOf } from './email-of.ts'
import { knownPerson } from './known-person.ts'
import { OperatorError, UsageError, type Verb } from './verb.ts'
import { doWork, type OperatorContext, type Work } from './work.ts'

export const verb: Verb = {
  summary: 'Erases one person and all that is stored of them. It cannot be undone.',
  usage: 'EMAIL --yes [--json]',
  help: [
    '',
    'The server may run or be stopped. The same as when they erase their account themselves: what',
    'they paid stays without them. Backups taken before still hold them. With Supabase the sign-in',
    'there is erased where SUPABASE_SECRET_KEY is set.',
    '',
    '  --yes   needed: nothing asks again',
    '  --json  print the result as JSON',
  ],
  options: { yes: { type: 'boolean' } },
  run(call) {
    const email = emailOf(call.words)
    if (!call.flags.yes) {
      throw new UsageError(`Erasing ${email} cannot be undone: say erase ${email} --yes`)
    }
    return doWork(call, 'erase', [email])
  },
}

export const work: Work = async (ctx, words) => {
  const email = emailOf(words)
  const { accounts, signUps } = await knownPerson(ctx, email)
  const ids = accounts.map(({ id }) => id)
  const context = await ctx.open()
  let isSignInErased = true
  // What waits for an email without an account goes with any id.
  const erased = ids.length > 0 ? ids : [signUps[0]?.uid ?? randomUUID()]
  for (const id of erased) {
    const outcome = await eraseAccount({ ...context, user: { id, email } }).catch(explain)
    isSignInErased &&= outcome.isSignInErased
  }
  const isInFiles = await staysInFiles(ctx)
  return {
    lines: [
      `${email} is erased (${ids.length === 1 ? 'one account' : `${ids.length} accounts`}).`,
      ...(isSignInErased
        ? []
        : [
            'The sign-in at Supabase stays: erase it in its dashboard, or set SUPABASE_SECRET_KEY.',
          ]),
      whenGone(ctx, isInFiles),
    ],
    json: { email, erased: true, userIds: ids, isSignInErased },
  }
}

/** Removes what was erased from the files, unless a server does so by itself half a minute later. */
async function staysInFiles({ database, isServer }: OperatorContext): Promise<boolean> {
  if (isServer) return true
  // The job for it is there already, for a disk that has too little room now.
  return database.removeErasedRows().then(
    () => false,
    () => true,
  )
}

function whenGone({ database, isServer }: OperatorContext, isInFiles: boolean): string {
  if (database.kind === 'postgres') {
    return 'The rows are gone; PostgreSQL frees their space in its own time, and backups keep them.'
  }
  if (!isInFiles) return 'It is gone from the files of the database too; backups keep it.'
  const when = isServer ? 'Within a minute' : 'A minute after the next start'
  return `${when} it is gone from the files of the database too; backups keep it.`
}

function explain(error: unknown): never {
  const why = reasonOf(error)
  if (why === undefined) throw error
  throw new OperatorError(
    `The data is erased. The sign-in at Supabase is not: ${why}; the server tries again.`,
  )
}

function reasonOf(error: unknown): string | undefined {
  if (error instanceof ProviderRefused) return `it refuses the key (${error.status})`
  const isAway = error instanceof ProviderUnavailable && error.provider === 'authentication'
  return isAway ? 'it does not respond' : undefined
}
