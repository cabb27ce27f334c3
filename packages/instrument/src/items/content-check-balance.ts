import { type Archetype, archetypes } from '../dimensions.ts'
import type { CheckedItem } from './content-check-entries.ts'
import type { ChoiceItem, Facet, LikertItem, OpenPrompt } from './item.ts'

type ArchetypeFacet = Exclude<Facet, 'core' | 'structure'>

/**
 * Facets of an archetype: each needs one item, and those marked `mayRepeat` may have more. A second
 * counter item would raise the share of opposite wordings, which people misread more often; a second
 * shadow item would let one archetype weigh more than the others in shadow pressure.
 */
const archetypeFacets: Readonly<Record<ArchetypeFacet, { mayRepeat: boolean }>> = {
  belief: { mayRepeat: true },
  behaviour: { mayRepeat: true },
  motive: { mayRepeat: true },
  counter: { mayRepeat: false },
  'shadow-disowned': { mayRepeat: false },
  'shadow-overused': { mayRepeat: false },
}
const structuresWithItems = ['persona', 'self', 'innerOther'] as const

/** Share of counter items among those of one scale: enough to see acquiescence, few enough to misread. */
const counterShare = { least: 0.1, most: 0.34 }

/**
 * What the bank has too little or too much of: items of a facet, counter items of a scale, options of a
 * situation, archetypes that no prompt asks about.
 */
export function balanceProblems(items: readonly CheckedItem[]): string[] {
  const likert = items.filter((item) => item.kind === 'likert')
  const bank = likert.filter((item) => item.facet !== 'core')
  return [
    ...likert.flatMap(counterDirection),
    ...archetypes.flatMap((archetype) => archetypeScale(archetype, bank)),
    ...structuresWithItems.flatMap((name) =>
      counterShareOf(
        name,
        bank.filter((item) => scaleOf(item) === name),
      ),
    ),
    ...items.filter((item) => item.kind === 'choice').flatMap(optionCover),
    ...promptCover(items.filter((item) => item.kind === 'open')),
  ]
}

function archetypeScale(archetype: Archetype, bank: readonly LikertItem[]): string[] {
  const scale = bank.filter((item) => scaleOf(item) === archetype)
  const uneven = Object.entries(archetypeFacets).flatMap(([facet, { mayRepeat }]) => {
    const count = scale.filter((item) => item.facet === facet).length
    if (count === 1 || (count > 1 && mayRepeat)) return []
    return [
      `${archetype}: ${count} items of facet ${facet}, expected ${mayRepeat ? 'at least ' : ''}1`,
    ]
  })
  return [...uneven, ...counterShareOf(archetype, scale)]
}

function counterShareOf(name: string, scale: readonly LikertItem[]): string[] {
  const share = scale.filter((item) => item.isCounter).length / scale.length
  const isBalanced = share >= counterShare.least && share <= counterShare.most
  return isBalanced ? [] : [`${name}: counter share ${share.toFixed(2)} out of bounds`]
}

/** A shadow item belongs to its archetype, though shadow pressure weighs more in its key. */
function scaleOf(item: LikertItem): string | undefined {
  const weights = Object.entries(item.key).filter(([name]) => name !== 'shadowPressure')
  return weights.toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a))[0]?.[0]
}

function counterDirection(item: LikertItem): string[] {
  const isNegative = Object.values(item.key).every((weight) => weight < 0)
  return isNegative === item.isCounter ? [] : [`${item.code}: key and isCounter disagree`]
}

function optionCover(item: ChoiceItem): string[] {
  const keys = item.options.map((option) => Object.entries(option.key).join())
  return archetypes.flatMap((archetype) => {
    const count = keys.filter((key) => key === `${archetype},1`).length
    return count === 1 ? [] : [`${item.code}: ${count} options for ${archetype}, expected 1`]
  })
}

function promptCover(prompts: readonly OpenPrompt[]): string[] {
  const wrongCount = prompts.filter(
    ({ dimensions }) => dimensions.length < 2 || dimensions.length > 3,
  )
  const missing = archetypes.filter((name) => prompts.every((p) => !p.dimensions.includes(name)))
  return [
    ...wrongCount.map(
      (prompt) => `${prompt.code}: rated on ${prompt.dimensions.length} dimensions`,
    ),
    ...missing.map((archetype) => `${archetype}: no open prompt`),
  ]
}
