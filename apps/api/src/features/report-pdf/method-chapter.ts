import figures from '@individua/instrument/figures.json' with { type: 'json' }
import { type Block, paragraph, softParagraph } from './printed-report.ts'
import type { Printing } from './printing.ts'

/** How the numbers came about, what they cannot say, who worded them and what it is not. */
export function methodBlocks(printing: Printing): Block[] {
  const { pdf, method } = printing.texts
  const { what, model, certainty, quality, limits } = method.sections
  const section = (text: { title: string; text: string }) => explained(printing, text)
  return [
    ...[what, model, certainty, quality].map((text) => section(text)),
    explained(printing, method.sections.figures, [
      figuresTable(printing),
      softParagraph(pdf.origin.simulation),
    ]),
    section(limits),
    origin(printing),
    {
      kind: 'section',
      title: pdf.chapters.disclaimer,
      look: 'box',
      blocks: [paragraph(pdf.disclaimer)],
    },
  ]
}

function explained(
  { fillIn, language }: Printing,
  { title, text }: { title: string; text: string },
  further: Block[] = [],
): Block {
  const respondents = new Intl.NumberFormat(language).format(figures.respondents)
  const filled = fillIn(text, { respondents, worlds: String(figures.worlds) })
  const explanation = filled.split('\n').map((line) => paragraph(line))
  return { kind: 'section', title, look: 'plain', blocks: [...explanation, ...further] }
}

function figuresTable({ texts, language }: Printing): Block {
  const { table } = texts.method
  const number = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const rows = (['ten', 'thirty', 'appeal', 'chance'] as const).map((key) => {
    const { r, leader, inThree } = figures[key]
    return [table[key], rangeOf(r, number), rangeOf(leader, percent), rangeOf(inThree, percent)]
  })
  const titles = [table.procedure, table.r, table.leader, table.inThree]
  return {
    kind: 'table',
    columns: titles.map((title, at) => ({ title, width: at === 0 ? 2 : 1, isNumber: at > 0 })),
    rows: rows.map((cells) => cells.map((text) => ({ text, bar: null }))),
  }
}

/** The lowest and the highest figure; a single number where both read the same. */
function rangeOf([lowest = 0, highest = lowest]: number[], format: Intl.NumberFormat): string {
  const isOne = format.format(lowest) === format.format(highest)
  return isOne ? format.format(lowest) : format.formatRange(lowest, highest)
}

function origin({ data, texts, day, fillIn }: Printing): Block {
  const { assessmentDate, instrumentVersion, engine, resultId, kind } = data.result.metadata
  const { origin: words, kinds } = texts.pdf
  const byLetter = data.result.letter?.worded?.engine
  const builtIn = byLetter ? fillIn(words.letter, { engine: byLetter }) : words.builtIn
  const writer = engine === 'built-in' ? builtIn : fillIn(words.model, { engine })
  const facts: [string, string][] = [
    [words.kind, kinds[kind]],
    [words.date, day(assessmentDate)],
    [words.instrument, instrumentVersion],
    [words.engine, writer],
    ...(data.isSample ? [] : [[words.result, resultId] satisfies [string, string]]),
  ]
  return {
    kind: 'section',
    title: words.title,
    look: 'plain',
    blocks: [{ kind: 'facts', facts }],
  }
}
