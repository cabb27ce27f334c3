import figures from '@individua/instrument/figures.json'
import { useTranslation } from '../../lib/texts.ts'

const rows = ['ten', 'tenSums', 'thirty', 'thirtySums', 'chance'] as const

/** What the evaluation printed, as it printed it. */
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
        {t('table.caption', { version: figures.instrumentVersion })}
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
            <td className="py-3 pr-2 sm:pr-4">{decimal.format(figures[row].r)}</td>
            <td className="py-3 pr-2 sm:pr-4">{percent.format(figures[row].leader)}</td>
            <td className="py-3 pr-2 sm:pr-4">{percent.format(figures[row].inThree)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
