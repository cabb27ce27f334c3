import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { type RingName, readKeys, rotateKeys } from '../lib/key-ring.ts'
import { createSecretBox } from '../lib/secret-box.ts'

type KeyEnv = Pick<Env, 'SECRETS_KEY' | 'SUPABASE_URL'>

/** Never the key itself. */
export interface KeyDescription {
  ring: RingName
  id: string
  startsAt: string
  /** Undefined while no other key follows it. */
  endsAt?: string | undefined
}

/** Supabase signs with keys of its own. */
const ringsOf = ({ SUPABASE_URL }: KeyEnv): RingName[] =>
  SUPABASE_URL ? ['registration-tickets'] : ['access-tokens', 'registration-tickets']

export async function describeKeys({ db }: Database, env: KeyEnv): Promise<KeyDescription[]> {
  const described: KeyDescription[] = []
  for (const ring of ringsOf(env)) {
    for (const { id, startsAt, endsAt } of await readKeys(sourceOf(db, env, ring))) {
      described.push({ ring, id, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() })
    }
  }
  return described
}

/** @returns the keys after it */
export async function rotateAllKeys(
  database: Database,
  env: KeyEnv,
  isAtOnce: boolean,
): Promise<KeyDescription[]> {
  for (const ring of ringsOf(env)) {
    await rotateKeys(sourceOf(database.db, env, ring), new Date(), isAtOnce)
  }
  return describeKeys(database, env)
}

/** Ids and times only: the first key itself, which the server derives, is not needed for them. */
function sourceOf(db: Database['db'], { SECRETS_KEY }: KeyEnv, ring: RingName) {
  return { db, box: createSecretBox(SECRETS_KEY), ring, initial: new Uint8Array() }
}
