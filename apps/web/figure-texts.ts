import figures from '@individua/instrument/figures.json' with { type: 'json' }
import { textsOfBuild } from './texts-of-build.ts'

const rows = ['ten', 'thirty', 'thirtySums', 'appeal', 'chance'] as const

/** The figures of the method page as `Intl` writes them in one language. */
export interface FigureTexts {
  respondents: string
  worlds: number
  instrumentVersion: string
  rows: { name: (typeof rows)[number]; r: string; leader: string; inThree: string }[]
}

/**
 * Serves the figures of the evaluation, formatted, as `virtual:figure-texts`. Formatting the first number
 * takes a slow phone longer than the rest of that page, and these numbers change with a release alone.
 */
export const figureTexts = () => textsOfBuild('figure-texts', figureTextsIn)

function figureTextsIn(language: string): FigureTexts {
  const { respondents, worlds, instrumentVersion } = figures
  const decimal = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return {
    respondents: new Intl.NumberFormat(language).format(respondents),
    worlds,
    instrumentVersion,
    rows: rows.map((name) => ({
      name,
      r: rangeOf(figures[name].r, decimal),
      leader: rangeOf(figures[name].leader, percent),
      inThree: rangeOf(figures[name].inThree, percent),
    })),
  }
}

/** From the lowest to the highest world; a single number where both ends read the same. */
function rangeOf([lowest = 0, highest = lowest]: number[], format: Intl.NumberFormat): string {
  const isOne = format.format(lowest) === format.format(highest)
  return isOne ? format.format(lowest) : format.formatRange(lowest, highest)
}
