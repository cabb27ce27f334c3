import type { AdvancedResult } from '@individua/contract/advanced-results'
import { type Block, labelled, paragraph } from './printed-report.ts'
import type { Printing } from './printing.ts'

export function dreamBlocks(printing: Printing, { dreams }: AdvancedResult): Block[] {
  const { labels } = printing.texts.pdf
  return [
    points(labels.patterns, dreams.patterns, printing.cite(dreams.why)),
    points(labels.meanings, dreams.meanings),
    points(labels.suggestions, dreams.suggestions),
  ]
}

export function growthBlocks(printing: Printing, { therapeutic }: AdvancedResult): Block[] {
  return therapeutic.map(({ area, description, approaches, why }) => ({
    kind: 'card',
    title: area,
    estimate: null,
    blocks: [
      paragraph(description, printing.cite(why)),
      points(printing.texts.pdf.labels.approaches, approaches),
    ],
  }))
}

export function exerciseBlocks(printing: Printing, { dailyExercises }: AdvancedResult): Block[] {
  return dailyExercises.map(({ category, exercise, purpose, why }) => ({
    kind: 'card',
    title: category,
    estimate: null,
    blocks: [
      paragraph(exercise, printing.cite(why)),
      labelled(printing.texts.pdf.labels.purpose, purpose),
    ],
  }))
}

/** A short list; what it rests on stands behind its last point. */
function points(label: string, texts: readonly string[], cited = ''): Block {
  const last = texts.length - 1
  return {
    kind: 'points',
    label,
    points: texts.map((text, index) => paragraph(text, index === last ? cited : '')),
  }
}
