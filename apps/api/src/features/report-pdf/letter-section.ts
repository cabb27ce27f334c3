import { type Block, paragraph, softParagraph } from './printed-report.ts'
import type { Printing } from './printing.ts'

/**
 * A model's letter, and that a model worded it. The built-in letter is left out: its paragraphs stand
 * in the report.
 */
export function letterBlocks({ data, texts, cite, fillIn }: Printing): Block[] {
  const worded = data.result.letter?.worded
  if (!worded) return []
  const { title, byModel } = texts.results.letter
  const text = worded.sentences.map((sentence) => sentence.text).join(' ')
  const why = [...new Set(worded.sentences.flatMap((sentence) => sentence.why))]
  const blocks = [
    paragraph(text, cite(why)),
    softParagraph(fillIn(byModel, { model: worded.engine })),
  ]
  return [{ kind: 'section', title, look: 'box', blocks }]
}
