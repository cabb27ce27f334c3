import type { Load } from './load.ts'

/** One measured figure; with a budget, the table says whether it is met. */
export interface Figure {
  name: string
  value: number
  unit: string
  /** The most it may be (`atLeast` false) or the least. */
  budget?: number
  atLeast?: boolean
}

export function isWithin({ value, budget, atLeast = false }: Figure): boolean {
  if (budget === undefined) return true
  return atLeast ? value >= budget : value <= budget
}

function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return '-'
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1)
}

export function tableLine(figure: Figure): string {
  const { name, value, unit, budget, atLeast = false } = figure
  const limit = budget === undefined ? '' : `${atLeast ? '>=' : '<='} ${formatNumber(budget)}`
  const mark = budget === undefined ? '' : isWithin(figure) ? 'ok' : 'MISS'
  return `  ${name.padEnd(48)}${formatNumber(value).padStart(9)} ${unit.padEnd(6)}${limit.padStart(10)}  ${mark}`
}

export function printFigures(title: string, figures: Figure[]): Figure[] {
  console.log(`\n${title}`)
  for (const figure of figures) console.log(tableLine(figure))
  return figures
}

export function printLoadHead(name: string) {
  const columns = ['at a time', 'a second', 'p50 ms', 'p99 ms', 'failed']
  console.log(`\n${name.padEnd(26)}${columns.map((column) => column.padStart(11)).join('')}`)
}

/** One line of a load; its figures are the p99 and the failures, of which there may be none. */
export function printLoad(name: string, count: number, load: Load, budget?: number): Figure[] {
  const { perSecond, p50, p99, failures } = load
  const slowest = {
    name: `${name}, ${count} at a time: p99`,
    value: p99,
    unit: 'ms',
    ...(budget !== undefined && { budget }),
  }
  const failed = {
    name: `${name}, ${count} at a time: failed`,
    value: failures,
    unit: '',
    budget: 0,
  }
  const figures = [slowest, failed]
  const values = [
    String(count),
    formatNumber(perSecond),
    formatNumber(p50),
    formatNumber(p99),
    String(failures),
  ]
  const limit = budget === undefined ? '' : `  <= ${budget} ms`
  const mark = !figures.every(isWithin) ? '  MISS' : budget === undefined ? '' : '  ok'
  const columns = values.map((value) => value.padStart(11)).join('')
  console.log(`${' '.repeat(26)}${columns}${limit}${mark}`)
  return figures
}
