import type { Fact, Subject } from './plan-levels.ts'
import type { ReportPlan } from './plan-report.ts'

export const reportSections = [
  { key: 'standsOut', claims: ['leader', 'company', 'motives'] },
  { key: 'shows', claims: ['face', 'adapting'] },
  { key: 'quieter', claims: ['quietest', 'nextQuietest'] },
  { key: 'tension', claims: ['tension'] },
  { key: 'shadow', claims: ['pressure', 'shadow'] },
  { key: 'certainty', claims: ['interval', 'quality'] },
  { key: 'step', claims: ['step', 'closing'] },
] as const satisfies readonly { key: string; claims: readonly string[] }[]

export type SectionKey = (typeof reportSections)[number]['key']
export type ClaimKey = (typeof reportSections)[number]['claims'][number]

export const summaryKeys = ['front', 'balance', 'caution'] as const
export type SummaryKey = (typeof summaryKeys)[number]

/** What a paragraph rests on: statements about levels, and the answers behind them. */
export interface Support {
  facts: readonly Fact[]
  itemIds: readonly string[]
}

type Choose = (plan: ReportPlan) => Support

export const supports: Readonly<Record<ClaimKey | SummaryKey, Choose>> = {
  front: ({ leading }) => supportOf('archetypes', leading),
  balance: ({ quietest, tension }) =>
    supportOf('archetypes', [quietest, tension.stronger, tension.weaker]),
  caution: ({ shadows }) => supportOf('shadows', [shadows[0]]),
  leader: ({ leading, leadingQuote }) => supportOf('archetypes', [leading[0]], leadingQuote),
  company: ({ leading, companyQuote }) => supportOf('archetypes', leading, companyQuote),
  motives: ({ strongestMotive, weakestMotive }) =>
    supportOf('motives', [strongestMotive, weakestMotive]),
  face: ({ faces }) => supportOf('personas', faces),
  adapting: ({ adapting, adaptingQuote }) => supportOf('structures', [adapting], adaptingQuote),
  quietest: ({ quietest, quietestQuote }) => supportOf('archetypes', [quietest], quietestQuote),
  nextQuietest: ({ nextQuietest }) => supportOf('archetypes', [nextQuietest]),
  tension: ({ tension }) => supportOf('archetypes', [tension.stronger, tension.weaker]),
  pressure: ({ pressure, pressureQuote }) => supportOf('structures', [pressure], pressureQuote),
  shadow: ({ shadows }) => supportOf('shadows', shadows.slice(0, 2)),
  interval: ({ leading, answeredIds }) => ({
    ...supportOf('archetypes', leading),
    itemIds: answeredIds,
  }),
  quality: ({ answeredIds }) => ({ facts: [], itemIds: answeredIds }),
  step: ({ shadows }) => supportOf('shadows', [shadows[0]]),
  closing: ({ leading }) => supportOf('archetypes', leading),
}

function supportOf(
  family: Fact['family'],
  subjects: readonly Subject<string>[],
  quote: { itemId: string } | null = null,
): Support {
  const cited = [...(quote ? [quote.itemId] : []), ...subjects.flatMap(({ itemIds }) => itemIds)]
  return {
    facts: subjects.map(({ name, level }) => ({ family, name, level })),
    itemIds: [...new Set(cited)],
  }
}
