import type { Result } from '@individua/contract/results'
import { certaintyOf, rangeOf } from './estimates.ts'
import type { Block, Cell, Column } from './printed-report.ts'
import { paragraph } from './printed-report.ts'
import type { Printing } from './printing.ts'

/** All twelve, the strongest first. */
export function strengthsBlocks(printing: Printing): Block[] {
  const { archetype, strength, range, shadow, sureness } = printing.texts.pdf.columns
  const petals = printing.data.result.petals.toSorted((a, b) => b.strength - a.strength)
  const column = (title: string, width: number): Column => ({ title, width, isNumber: true })
  return [
    {
      kind: 'table',
      columns: [
        { ...column(archetype, 5), isNumber: false },
        column(strength, 9),
        column(range, 4),
        column(shadow, 3),
        column(sureness, 5),
      ],
      rows: petals.map((petal) => rowOf(printing, petal)),
    },
    ...qualityNotes(printing),
  ]
}

function rowOf(printing: Printing, petal: Result['petals'][number]): Cell[] {
  const { percent, data } = printing
  const { archetype, name, strength, interval80, shadow } = petal
  const card = data.result.archetypes.find(({ key }) => key === archetype)
  return [
    cell(name),
    { text: percent(strength), bar: { strength, interval80 } },
    cell(rangeOf(printing, interval80)),
    cell(percent(shadow)),
    cell(card ? certaintyOf(printing, card.certainty) : ''),
  ]
}

const cell = (text: string): Cell => ({ text, bar: null })

function qualityNotes({ data, texts }: Printing): Block[] {
  const { qualityFlags } = data.result
  if (qualityFlags.length === 0) return []
  const blocks = qualityFlags.map((flag) => paragraph(texts.results.quality[flag]))
  return [{ kind: 'labelled', label: texts.pdf.quality.title, blocks }]
}
