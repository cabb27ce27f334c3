import type { FigureTexts } from '../../../figure-texts.ts'
import { useTranslation } from '../../lib/texts.ts'

/** What the evaluation printed: the lowest and the highest figure over all worlds. */
export function FiguresTable({ figures }: { figures: FigureTexts }) {
  const { t } = useTranslation('method')
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
        {figures.rows.map(({ name, r, leader, inThree }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-3 pr-2 font-normal sm:pr-4">
              {t(`table.${name}`)}
            </th>
            <td className="py-3 pr-2 sm:pr-4">{r}</td>
            <td className="py-3 pr-2 sm:pr-4">{leader}</td>
            <td className="py-3 pr-2 sm:pr-4">{inThree}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
