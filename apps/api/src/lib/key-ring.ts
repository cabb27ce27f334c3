import { randomBytes } from 'node:crypto'
import { limits } from '@individua/contract/limits'
import { z } from 'zod'
import type { Db } from '../db/database.ts'
import type { Jobs } from '../db/jobs.ts'
import { lockOwner } from '../db/lock-owner.ts'
import { day, minute } from './durations.ts'
import type { SecretBox } from './secret-box.ts'
import { deleteSecrets, findSecrets, insertSecret } from './server-secrets.queries.ts'

/** What keys are for, and how long what they sign or encrypt lives, in milliseconds. */
export const rings = {
  'access-tokens': 60 * minute,
  'registration-tickets': limits.registrationTicketMinutes * minute,
} as const
export type RingName = keyof typeof rings

/** A key this old is followed by a new one. */
const longestUse = 90 * day

/** Instances look for new keys this often; a new key is used only after all of them have it. */
const refreshInterval = 30_000
const announcement = 2 * refreshInterval

export interface Key {
  /** The `kid` of what it signs; the first key's is `initial`. */
  id: string
  bytes: Uint8Array
  startsAt: Date
  /** When what it signed last has expired; undefined while no other key follows it. */
  endsAt?: Date | undefined
}

export interface KeyRing {
  /** The key to sign or encrypt with. */
  current(now: Date): Key
  /** @param id `kid` of a token; tokens of earlier versions have none */
  find(id: string | undefined, now: Date): Key | undefined
}

const initialId = 'initial'
const storedKey = z.object({
  key: z.base64url(),
  startsAt: z.iso.datetime(),
  /** Whether earlier keys end at once: one of them may be known to others. */
  endsOthers: z.boolean(),
})

interface Source {
  db: Db
  box: SecretBox
  ring: RingName
  /** The key before the first rotation. */
  initial: Uint8Array
}

/**
 * Keys that rotate: a new one follows before they are too old, and a timer finds those that other
 * instances or the operator added. Tokens are made inside transactions, so nothing is read then.
 */
export async function startKeyRing(
  source: Source,
  { jobs, now }: { jobs: Pick<Jobs, 'workDaily'>; now(): Date },
): Promise<KeyRing> {
  const ring = await openKeyRing(source)
  await jobs.workDaily(`rotate-${source.ring}-keys`, async () => {
    await rotateOldKeys(source, now())
    await ring.refresh()
  })
  // While the database is away, the keys from before serve on.
  setInterval(() => ring.refresh().catch(() => undefined), refreshInterval).unref()
  return ring
}

/** The keys as they are now, and after each `refresh`. */
export async function openKeyRing(source: Source): Promise<KeyRing & { refresh(): Promise<void> }> {
  let keys = await readKeys(source)
  return {
    async refresh() {
      keys = await readKeys(source)
    },
    current(now) {
      const last = keys.findLast(({ startsAt }) => startsAt <= now)
      if (!last) throw new Error(`${source.ring} has no key`)
      return last
    },
    find(id = initialId, now) {
      const key = keys.find((one) => one.id === id)
      return key && (!key.endsAt || now < key.endsAt) ? key : undefined
    },
  }
}

/** One key that never rotates. */
export function fixedKey(bytes: Uint8Array): KeyRing {
  const key = { id: initialId, bytes, startsAt: new Date(0) }
  return { current: () => key, find: (id = initialId) => (id === key.id ? key : undefined) }
}

/** All keys of a ring, oldest first, the initial one among them. */
export async function readKeys({ db, box, ring, initial }: Source): Promise<Key[]> {
  const stored = await findSecrets(db, box, prefixOf(ring))
  const added = stored
    .map(({ name, value }) => ({
      id: name.slice(prefixOf(ring).length),
      ...storedKey.parse(JSON.parse(value)),
    }))
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  const all = [
    { id: initialId, bytes: initial, startsAt: new Date(0), endsOthers: false },
    ...added.map(({ id, key, startsAt, endsOthers }) => ({
      id,
      bytes: new Uint8Array(Buffer.from(key, 'base64url')),
      startsAt: new Date(startsAt),
      endsOthers,
    })),
  ]
  return all.map(({ id, bytes, startsAt }, index) => {
    const next = all[index + 1]
    if (!next) return { id, bytes, startsAt }
    const ended = all.slice(index + 1).find(({ endsOthers }) => endsOthers)
    const overlap = next.startsAt.getTime() + rings[ring] + announcement
    const end = Math.min(overlap, ended?.startsAt.getTime() ?? overlap)
    return { id, bytes, startsAt, endsAt: new Date(end) }
  })
}

/**
 * Adds a key, which every instance uses within a minute, and deletes keys whose tokens have expired.
 * @param isAtOnce ends all other keys now: what they signed is refused
 */
export async function rotateKeys(source: Source, now: Date, isAtOnce = false): Promise<Key> {
  return source.db.transaction(async (db) => {
    await lockOwner(db, `keys ${source.ring}`)
    return addKey({ ...source, db }, now, isAtOnce)
  })
}

/** @returns whether the newest key was so old that another one was added */
export async function rotateOldKeys(source: Source, now: Date): Promise<boolean> {
  return source.db.transaction(async (db) => {
    await lockOwner(db, `keys ${source.ring}`)
    const newest = (await readKeys({ ...source, db })).at(-1)
    if (newest && now.getTime() - newest.startsAt.getTime() < longestUse) return false
    await addKey({ ...source, db }, now, false)
    return true
  })
}

async function addKey(source: Source, now: Date, isAtOnce: boolean): Promise<Key> {
  const { db, box, ring } = source
  const id = randomBytes(6).toString('hex')
  const bytes = new Uint8Array(randomBytes(32))
  const startsAt = new Date(now.getTime() + (isAtOnce ? 0 : announcement))
  const stored: z.infer<typeof storedKey> = {
    key: Buffer.from(bytes).toString('base64url'),
    startsAt: startsAt.toISOString(),
    endsOthers: isAtOnce,
  }
  await insertSecret(db, box, { name: prefixOf(ring) + id, value: JSON.stringify(stored) })
  // Whoever knows the old keys knows those that are announced too.
  const isEnded = (key: Key) =>
    (key.endsAt && key.endsAt <= now) || (isAtOnce && key.id !== id && key.startsAt > now)
  const ended = (await readKeys(source)).filter(isEnded)
  await deleteSecrets(
    db,
    ended.map((key) => prefixOf(ring) + key.id),
  )
  return { id, bytes, startsAt }
}

const prefixOf = (ring: RingName) => `${ring}/`
