import type { ParagraphKey } from './assessment-sections.ts'
import type { AdvancedPlan } from './plan-advanced.ts'
import {
  factOf,
  joinSupport,
  type Support,
  supportOf,
  supportOfAll,
  supportOfFacts,
  supportOfQuote,
  supportOfStructure,
} from './support.ts'

/** What each paragraph of the assessment rests on, and which levels it states. */
export const paragraphSupport: Readonly<Record<ParagraphKey, (plan: AdvancedPlan) => Support>> = {
  leader: ({ leading: [first, second, third], quotes }) =>
    joinSupport(
      supportOf('archetypes', first),
      supportOfQuote(quotes.leader),
      supportOfAll('archetypes', [second, third]),
    ),
  runnersUp: ({ leading: [first, second, third], quotes }) =>
    joinSupport(
      supportOfAll('archetypes', [second, third]),
      supportOfQuote(quotes.second),
      supportOf('archetypes', first),
    ),
  drive: ({ strongestMotive, weakestMotive }) =>
    supportOfAll('motives', [strongestMotive, weakestMotive]),
  persona: ({ personas: [first, second], leading, structures, quotes, answeredIds }) =>
    joinSupport(
      supportOfStructure(structures.persona, answeredIds),
      supportOfAll('personas', [first, second]),
      supportOfFacts(factOf('archetypes', leading[0])),
      supportOfQuote(quotes.persona),
    ),
  pressure: ({ structures, quotes, answeredIds }) =>
    joinSupport(
      supportOfStructure(structures.shadowPressure, answeredIds),
      supportOfQuote(quotes.pressure),
    ),
  shadow: ({ shadows: [first, second] }) => supportOfAll('shadows', [first, second]),
  opposites: ({ tension: { stronger, weaker } }) => supportOfAll('archetypes', [stronger, weaker]),
  innerOther: ({ structures, weakestMotive, quotes, answeredIds }) =>
    joinSupport(
      supportOfStructure(structures.innerOther, answeredIds),
      supportOfFacts(factOf('motives', weakestMotive)),
      supportOfQuote(quotes.innerOther),
    ),
  self: ({ structures, leading, lowest, quotes, answeredIds }) =>
    joinSupport(
      supportOfStructure(structures.self, answeredIds),
      supportOfFacts(factOf('archetypes', leading[0]), factOf('archetypes', lowest)),
      supportOfQuote(quotes.self),
    ),
  voice: ({ quotes: { voice }, answeredIds }) =>
    voice ? supportOfQuote(voice) : { itemIds: answeredIds, facts: [] },
  certainty: ({ leading, answeredIds }) => ({
    itemIds: answeredIds,
    facts: [factOf('archetypes', leading[0])],
  }),
}
