import type { Db } from '../../db/database.ts'
import type { UserContext } from '../../lib/context.ts'
import { readWordingSince, setWordingSince } from './wording-lease.queries.ts'

/**
 * `word`: ours to have worded, by nobody else at the same time, on any instance; `wait`: somebody
 * else's; `plain`: in the bank's own words.
 */
export type Turn = 'word' | 'wait' | 'plain'

/** Whoever asks for a step has it within a minute; the rest is for the way there and back. */
const patience = 55_000
/** What a turn takes besides the model. */
const margin = 5_000
const pause = 250

/**
 * Whose turn it is to have the next step's questions worded. A turn whose holder is gone ends by
 * itself.
 * @param waited milliseconds that the caller has waited already
 */
export async function takeTurn(
  tx: Db,
  ctx: UserContext,
  assessmentId: string,
  waited: number,
): Promise<Turn> {
  if (!ctx.model) return 'plain'
  const longest = ctx.modelLimits.deadlines.questions + margin
  const since = await readWordingSince(tx, assessmentId)
  const now = ctx.now()
  if (since && now.getTime() - since.getTime() < longest) {
    return waited < patience ? 'wait' : 'plain'
  }
  if (waited + longest > patience) return 'plain'
  await setWordingSince(tx, assessmentId, now)
  return 'word'
}

export async function endTurn(tx: Db, assessmentId: string): Promise<void> {
  await setWordingSince(tx, assessmentId, null)
}

/** Repeats until it is no longer somebody else's turn. */
export async function untilOurTurn<Found extends { turn: Turn }>(
  look: (waited: number) => Promise<Found>,
): Promise<Found> {
  const startedAt = performance.now()
  for (;;) {
    const found = await look(performance.now() - startedAt)
    if (found.turn !== 'wait') return found
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}
