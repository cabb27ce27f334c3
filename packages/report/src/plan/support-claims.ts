import type { ClaimKey, SummaryKey } from './basic-sections.ts'
import type { BasicPlan } from './plan-basic.ts'
import { joinSupport, type Support, supportOf, supportOfAll, supportOfQuote } from './support.ts'

type Choose = (plan: BasicPlan) => Support

/** What each sentence of the summary rests on, and which levels it states. */
export const summarySupport: Readonly<Record<SummaryKey, Choose>> = {
  leadership: ({ leading }) => supportOfAll('archetypes', leading),
  balance: ({ lowest, tension: { stronger, weaker } }) =>
    supportOfAll('archetypes', [lowest, stronger, weaker]),
  caution: ({ shadows: [first] }) => supportOf('shadows', first),
}

/** What each paragraph of the basic report rests on, and which levels it states. */
export const claimSupport: Readonly<Record<ClaimKey, Choose>> = {
  leader: ({ leading: [first], quotes }) =>
    joinSupport(supportOfQuote(quotes.leader), supportOf('archetypes', first)),
  runnersUp: ({ leading, quotes }) =>
    joinSupport(supportOfQuote(quotes.second), supportOfAll('archetypes', leading)),
  motives: ({ strongestMotive, weakestMotive }) =>
    supportOfAll('motives', [strongestMotive, weakestMotive]),
  persona: ({ personas }) => supportOfAll('personas', personas),
  adapting: ({ adapting, quotes }) =>
    joinSupport(supportOfQuote(quotes.persona), supportOf('structures', adapting)),
  lowest: ({ lowest, quotes }) =>
    joinSupport(supportOfQuote(quotes.lowest), supportOf('archetypes', lowest)),
  secondLowest: ({ secondLowest }) => supportOf('archetypes', secondLowest),
  tension: ({ tension: { stronger, weaker } }) => supportOfAll('archetypes', [stronger, weaker]),
  pressure: ({ pressure, quotes }) =>
    joinSupport(supportOfQuote(quotes.pressure), supportOf('structures', pressure)),
  shadow: ({ shadows: [first, second] }) => supportOfAll('shadows', [first, second]),
  interval: ({ leading, answeredIds }) => ({
    ...supportOfAll('archetypes', leading),
    itemIds: answeredIds,
  }),
  quality: ({ answeredIds }) => ({ itemIds: answeredIds, facts: [] }),
  step: ({ shadows: [first] }) => supportOf('shadows', first),
  closing: ({ leading }) => supportOfAll('archetypes', leading),
}
