import { prepareGotrueSchema } from '../providers/auth/embedded/schema/create-tables.ts'
import { pendingMigrations } from './pending-migrations.ts'
import { UsageError, type Verb } from './verb.ts'
import { doWork, type Work } from './work.ts'

export const verb: Verb = {
  summary: 'Brings the tables up to date and says which migrations ran.',
  usage: '[--json]',
  help: [
    '',
    'The server does the same at its start. On PostgreSQL it may run: instances of the version',
    'before work on beside the new tables. The tables of waiting jobs are made by the server alone.',
    '',
    '  --json  print the result as JSON',
  ],
  options: {},
  run(call) {
    if (call.words.length > 0) throw new UsageError('migrate takes no further words.')
    return doWork(call, 'migrate', [], { asItIs: true })
  },
}

export const work: Work = async ({ database, env }) => {
  const pending = await pendingMigrations(database)
  await database.migrate()
  if (!env.SUPABASE_URL) await database.longTransaction(prepareGotrueSchema)
  const ran = pending.map(({ tag }) => tag)
  return {
    lines:
      ran.length > 0
        ? ran.map((tag) => `${tag}: done`)
        : ['Nothing to do: no migration is pending.'],
    json: { ran },
  }
}
