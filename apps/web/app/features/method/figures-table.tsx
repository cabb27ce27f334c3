import figures from '@individua/instrument/figures.json'
import { useTranslation } from '../../lib/texts.ts'

const rows = ['ten', 'thirty', 'thirtySums', 'appeal', 'chance'] as const

/** What the evaluation printed: the lowest and the highest figure over all worlds. */
export function FiguresTable() {
  const { t, i18n } = useTranslation('method')
  const decimal = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <table className="mt-8 w-full border-collapse text-left text-sm tabular-nums hyphens-manual sm:text-base">
      <caption className="pb-3 text-left text-sm text-soft">
        {t('table.caption', { version: figures.instrumentVersion, worlds: figures.worlds })}
      </caption>
      <thead>
        <tr className="border-b border-line align-bottom text-xs sm:text-sm">
          {(['procedure', 'r', 'leader', 'inThree'] as const).map((column) => (
            <th key={column} scope="col" className="py-3 pr-2 font-medium last:pr-0 sm:pr-4">
              {t(`table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row} className="border-b border-line">
            <th scope="row" className="py-3 pr-2 font-normal sm:pr-4">
              {t(`table.${row}`)}
            </th>
            <td className="py-3 pr-2 sm:pr-4">{rangeOf(figures[row].r, decimal)}</td>
            <td className="py-3 pr-2 sm:pr-4">{rangeOf(figures[row].leader, percent)}</td>
            <td className="py-3 pr-2 sm:pr-4">{rangeOf(figures[row].inThree, percent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A single number where both ends read the same. */
function rangeOf([lowest = 0, highest = lowest]: number[], format: Intl.NumberFormat): string {
  const isOne = format.format(lowest) === format.format(highest)
  return isOne ? format.format(lowest) : format.formatRange(lowest, highest)
}
