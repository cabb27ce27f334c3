import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { DirectoryInUse } from '../db/directory-lock.ts'
import { askServer } from './ask-server.ts'
import { describeKeys, type KeyDescription, rotateAllKeys } from './manage-keys.ts'
import { requireDatabase, withDatabase } from './open-database.ts'
import { hasKeyTable } from './stored-keys.ts'
import { OperatorError, UsageError, type Verb, type VerbCall } from './verb.ts'

export const verb: Verb = {
  summary: 'Lists or rotates the keys that sign access tokens and encrypt tickets.',
  usage: 'list | rotate [--at-once] [--json]',
  help: [
    '',
    'The server may run or be stopped. After `rotate` every instance signs with a new key within a',
    'minute; what the old key signed stays valid until it expires. Keys also rotate by themselves',
    'every 90 days.',
    '',
    '  --at-once  refuse what the old keys signed from now on: for keys that others may know',
    '  --json     print the keys as JSON',
  ],
  options: { 'at-once': { type: 'boolean' } },
  async run(call) {
    const keys = await doIt(call)
    return { lines: describeAll(keys, new Date().toISOString()), json: keys }
  },
}

function doIt(call: VerbCall): Promise<KeyDescription[]> {
  const [action, ...rest] = call.words
  const isAtOnce = call.flags['at-once'] === true
  if (action === 'list' && rest.length === 0 && !isAtOnce) {
    return onKeys(call, { method: 'GET', path: '/keys' }, describeKeys)
  }
  if (action === 'rotate' && rest.length === 0) {
    const path = isAtOnce ? '/keys/rotate?at-once' : '/keys/rotate'
    return onKeys(call, { method: 'POST', path }, (database, env) =>
      rotateAllKeys(database, env, isAtOnce),
    )
  }
  throw new UsageError('Say what to do: keys list, or keys rotate')
}

const keyDescriptions = z.array(
  z.object({
    ring: z.literal(['access-tokens', 'registration-tickets']),
    id: z.string(),
    startsAt: z.string(),
    endsAt: z.string().optional(),
  }),
)

async function onKeys(
  { env }: VerbCall,
  command: Parameters<typeof askServer>[1],
  work: (database: Database, env: VerbCall['env']) => Promise<KeyDescription[]>,
): Promise<KeyDescription[]> {
  requireDatabase(env)
  try {
    return await withDatabase(env, async (database) => {
      if (!(await hasKeyTable(database)))
        throw new OperatorError('The database is empty: there are no keys yet.')
      return work(database, env)
    })
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    return askServer(env, command, async (body) => keyDescriptions.parse(await json(body)))
  }
}

/** @param keys all of a ring among them, oldest first */
function describeAll(keys: readonly KeyDescription[], now: string): string[] {
  return keys.map(({ ring, id, startsAt, endsAt }) => {
    const started = keys.filter((key) => key.ring === ring && key.startsAt <= now)
    const use = startsAt > now ? `signs from ${startsAt}` : `since ${sinceOf(startsAt)}`
    const end = endsAt ? `, ends ${endsAt}` : ''
    const mark = started.at(-1)?.id === id ? '  (in use)' : ''
    return `${ring}  ${id}  ${use}${end}${mark}`
  })
}

/** The first key of a database has no date of its own: the ring starts it in 1970. */
function sinceOf(startsAt: string): string {
  return Date.parse(startsAt) === 0 ? 'the first start' : startsAt
}
