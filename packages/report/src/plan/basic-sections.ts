/** The sections of the basic report, each with its paragraphs in reading order. */
export const basicSections = [
  { key: 'standsOut', claims: ['leader', 'runnersUp', 'motives'] },
  { key: 'shows', claims: ['persona', 'adapting'] },
  { key: 'quieter', claims: ['lowest', 'secondLowest'] },
  { key: 'tension', claims: ['tension'] },
  { key: 'shadow', claims: ['pressure', 'shadow'] },
  { key: 'certainty', claims: ['interval', 'quality'] },
  { key: 'step', claims: ['step', 'closing'] },
] as const

export type BasicSectionKey = (typeof basicSections)[number]['key']
export type ClaimKey = (typeof basicSections)[number]['claims'][number]

/** The three sentences that open the basic report. */
export const summaryKeys = ['leadership', 'balance', 'caution'] as const
export type SummaryKey = (typeof summaryKeys)[number]
