import type { TimesAsked } from '@individua/instrument/choice/choose-likert'
import type { Db } from '../../db/database.ts'
import type { AppContext } from '../../lib/context.ts'
import { countAskedItems } from './advanced-assessment.queries.ts'

/** The count reads thousands of questions, and an hour changes little in it. */
const cachedForMs = 3_600_000

/** Of so many forms that were begun last: what a count of all would add is not worth its reading. */
const newestForms = 1_000

interface Counted {
  at: number
  timesAsked: Promise<TimesAsked>
}

const countedIn = new WeakMap<Db, Counted>()

/** How often each item was asked in the newest forms of all users; at most an hour old. */
export function timesAskedOf({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<TimesAsked> {
  const at = now().getTime()
  const known = countedIn.get(db)
  if (known && at - known.at < cachedForMs) return known.timesAsked
  const timesAsked = countAskedItems(db, newestForms)
  countedIn.set(db, { at, timesAsked })
  timesAsked.catch(() => countedIn.delete(db))
  return timesAsked
}
