import type { AdvancedResult } from '@individua/contract/advanced-results'
import { type Block, labelled, paragraph } from './printed-report.ts'
import type { Printing } from './printing.ts'

export function animaBlocks(printing: Printing, { anima }: AdvancedResult): Block[] {
  const { type, description, qualities, developmentArea, why } = anima
  const { labels } = printing.texts.pdf
  return [
    {
      kind: 'card',
      title: type,
      estimate: null,
      blocks: [
        paragraph(description, printing.cite(why)),
        labelled(labels.qualities, qualities.join('  ·  ')),
        labelled(labels.developmentArea, developmentArea),
      ],
    },
  ]
}

export function selfBlocks(printing: Printing, { self, selfWhy }: AdvancedResult): Block[] {
  const texts = self.split(/\n+/)
  return texts.map((text, index) =>
    paragraph(text, index === texts.length - 1 ? printing.cite(selfWhy) : ''),
  )
}

export function complexBlocks(printing: Printing, { complexes }: AdvancedResult): Block[] {
  return complexes.map(({ name, description, workingWith, why }) => ({
    kind: 'card',
    title: name,
    estimate: null,
    blocks: [
      paragraph(description, printing.cite(why)),
      labelled(printing.texts.pdf.labels.workingWith, workingWith),
    ],
  }))
}
