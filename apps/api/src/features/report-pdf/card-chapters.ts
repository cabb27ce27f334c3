import type { AdvancedResult } from '@individua/contract/advanced-results'
import type { ResultCard } from '@individua/contract/results'
import { printEstimate } from './estimates.ts'
import { type Block, labelled, paragraph, softParagraph } from './printed-report.ts'
import type { Printing } from './printing.ts'

/** One family of the basic result's cards. */
export function basicCards(
  printing: Printing,
  family: 'archetypes' | 'personas' | 'shadows',
): Block[] {
  return printing.data.result[family].map((card) => ({
    kind: 'card',
    title: card.name,
    estimate: printEstimate(printing, card),
    blocks: [
      paragraph(card.description, printing.cite(card.why.map(({ questionUuid }) => questionUuid))),
    ],
  }))
}

export function archetypeBlocks(printing: Printing, profile: AdvancedResult): Block[] {
  return profile.archetypes.map(({ key, name, description, traits, why }) => ({
    kind: 'card',
    title: name,
    estimate: estimateOf(printing, 'archetypes', key),
    blocks: [paragraph(description, printing.cite(why)), softParagraph(traits.join('  ·  '))],
  }))
}

export function personaBlocks(printing: Printing, profile: AdvancedResult): Block[] {
  const { labels } = printing.texts.pdf
  return profile.personas.map(({ key, name, description, context, why }) => ({
    kind: 'card',
    title: name,
    estimate: estimateOf(printing, 'personas', key),
    blocks: [paragraph(description, printing.cite(why)), labelled(labels.context, context)],
  }))
}

export function shadowBlocks(printing: Printing, profile: AdvancedResult): Block[] {
  const { labels } = printing.texts.pdf
  return profile.shadows.map(({ key, aspect, description, integrationTip, why }) => ({
    kind: 'card',
    title: aspect,
    estimate: estimateOf(printing, 'shadows', key),
    blocks: [
      paragraph(description, printing.cite(why)),
      labelled(labels.integrationTip, integrationTip),
    ],
  }))
}

/** Known of those that have a card on the dashboard too. */
function estimateOf(
  printing: Printing,
  family: 'archetypes' | 'personas' | 'shadows',
  wanted: string,
) {
  const cards: readonly ResultCard[] = printing.data.result[family]
  const found = cards.find(({ key }) => key === wanted)
  return found ? printEstimate(printing, found) : null
}
