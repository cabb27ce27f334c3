import type { ResultComparison } from '@individua/contract/results'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'

type DifferencesProps = {
  id: string
  title: string
  text?: string
  archetypes: ResultComparison['archetypes']
}

/** Strengths then and now, largest difference first. */
export function Differences({ id, title, text, archetypes }: DifferencesProps) {
  const { t } = useTranslation('portraits')
  const percent = new Intl.NumberFormat(useLanguage(), { style: 'percent' })
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-[1.375rem]">
        {title}
      </h2>
      {text && <p className="max-w-measure">{text}</p>}
      <ul className="grid">
        {archetypes.map(({ key, name, before, after }) => (
          <li
            key={key}
            className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2 tabular-nums"
          >
            <span className="font-[550]">{name}</span>
            <span>
              {t('compare.item', { before: percent.format(before), after: percent.format(after) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
