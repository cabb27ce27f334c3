import { factOf, joinSupport, type Support, supportOf } from '../compose/claim-ledger.ts'
import type { ParagraphKey } from './assessment-sections.ts'
import type { AdvancedPlan } from './plan-advanced.ts'
import type { Evidence } from './plan-evidence.ts'

/** What each paragraph of the assessment rests on and which levels it states. */
export const paragraphSupport: Readonly<Record<ParagraphKey, (plan: AdvancedPlan) => Support>> = {
  leader: ({ leading, quotes }) =>
    joinSupport(
      supportOf('archetypes', leading[0]!),
      quoted(quotes.leader),
      ...leading.slice(1, 3).map((subject) => supportOf('archetypes', subject)),
    ),
  company: ({ leading, quotes }) =>
    joinSupport(
      ...leading.slice(1, 3).map((subject) => supportOf('archetypes', subject)),
      quoted(quotes.second),
      supportOf('archetypes', leading[0]!),
    ),
  drive: ({ strongestMotive, weakestMotive }) =>
    joinSupport(supportOf('motives', strongestMotive), supportOf('motives', weakestMotive)),
  face: ({ faces, leading, structures, quotes, answeredIds }) =>
    joinSupport(
      structureSupport(structures.persona, answeredIds),
      ...faces.slice(0, 2).map((face) => supportOf('personas', face)),
      { itemIds: [], facts: [factOf('archetypes', leading[0]!)] },
      quoted(quotes.persona),
    ),
  pressure: ({ structures, quotes, answeredIds }) =>
    joinSupport(structureSupport(structures.shadowPressure, answeredIds), quoted(quotes.pressure)),
  shadow: ({ shadows }) =>
    joinSupport(...shadows.slice(0, 2).map((shadow) => supportOf('shadows', shadow))),
  opposites: ({ tension: { stronger, weaker } }) =>
    joinSupport(supportOf('archetypes', stronger), supportOf('archetypes', weaker)),
  innerOther: ({ structures, weakestMotive, quotes, answeredIds }) =>
    joinSupport(
      structureSupport(structures.innerOther, answeredIds),
      { itemIds: [], facts: [factOf('motives', weakestMotive)] },
      quoted(quotes.innerOther),
    ),
  self: ({ structures, leading, quietest, quotes, answeredIds }) =>
    joinSupport(
      structureSupport(structures.self, answeredIds),
      { itemIds: [], facts: [factOf('archetypes', leading[0]!), factOf('archetypes', quietest)] },
      quoted(quotes.self),
    ),
  voice: ({ quotes: { voice }, answeredIds }) => ({
    itemIds: voice ? [voice.item.id] : answeredIds,
    facts: [],
  }),
  certainty: ({ leading, answeredIds }) => ({
    itemIds: answeredIds,
    facts: [factOf('archetypes', leading[0]!)],
  }),
}

/** Where the answers cannot tell, the claim that they cannot rests on all of them. */
export function structureSupport(
  subject: Parameters<typeof supportOf>[1] | null,
  answeredIds: readonly string[],
): Support {
  return subject ? supportOf('structures', subject) : { itemIds: answeredIds, facts: [] }
}

export function quoted(evidence: Evidence | null): Support {
  return { itemIds: evidence ? [evidence.item.id] : [], facts: [] }
}
