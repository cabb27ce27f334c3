import type { CleanBatch } from '../../db/clean-up.ts'
import type { AppContext } from '../../lib/context.ts'
import { before, day } from '../../lib/durations.ts'
import { type JsonBytes, keptJsonBytes, toJsonBytes } from '../../lib/json-bytes.ts'
import {
  deleteBodiesBefore,
  findBody,
  type PresentedKey,
  storeBody,
} from './presented-bodies.queries.ts'

export type Keeping = Pick<AppContext, 'db' | 'writeRefusal' | 'log' | 'now'>

interface Made<Body> {
  body: Body
  /** Whether the body can be kept: made again, it would be the same. */
  isFinal: boolean
}

/**
 * A kept body, else one that is made now and kept; undefined when its result is gone. What one instance
 * has kept, every instance may send. The caller's right to read it is checked each time, before.
 */
export async function readOrMake<Body>(
  ctx: Keeping,
  key: PresentedKey,
  make: () => Promise<Made<Body> | undefined>,
): Promise<JsonBytes<Body> | undefined> {
  const kept = await findBody(ctx.db, key)
  if (kept) return keptJsonBytes(kept)
  const made = await make()
  if (!made) return undefined
  const json = toJsonBytes(made.body)
  if (made.isFinal) await keep(ctx, key, json)
  return json
}

/** The reader gets the body also where it cannot be stored. */
async function keep(
  { db, writeRefusal, log, now }: Keeping,
  key: PresentedKey,
  { bytes }: JsonBytes<unknown>,
): Promise<void> {
  if (writeRefusal()) return
  await storeBody(db, key, bytes, now()).catch((error: unknown) => {
    log.warn({ err: error }, 'a body was not kept')
  })
}

/** A reader who comes back later has theirs made again. */
const keptDays = 14

export async function startDroppingBodies({ jobs, now }: AppContext): Promise<void> {
  const dropOld: CleanBatch = (db, most) =>
    deleteBodiesBefore(db, before(now(), keptDays * day), most)
  await jobs.cleanDaily('drop-old-bodies', [dropOld])
}
