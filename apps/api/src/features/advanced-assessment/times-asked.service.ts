import type { TimesAsked } from '@individua/instrument/choice/choose-likert'
import type { Db } from '../../db/database.ts'
import type { AppContext } from '../../lib/context.ts'
import { countAskedItems } from './advanced-assessment.queries.ts'

/** The count reads every question that was ever asked, and an hour changes little in it. */
const cachedForMs = 3_600_000

interface Counted {
  at: number
  timesAsked: Promise<TimesAsked>
}

const countedIn = new WeakMap<Db, Counted>()

/** How often each item was asked, of all users; at most an hour old. */
export function timesAskedOf({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<TimesAsked> {
  const at = now().getTime()
  const known = countedIn.get(db)
  if (known && at - known.at < cachedForMs) return known.timesAsked
  const timesAsked = countAskedItems(db)
  countedIn.set(db, { at, timesAsked })
  timesAsked.catch(() => countedIn.delete(db))
  return timesAsked
}
