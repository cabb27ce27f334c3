import type { Change } from '@individua/contract/results'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'

/** What differs from an earlier occasion by more than chance alone moves; nothing else is called change. */
export function ChangeCard({ change }: { change: Change }) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(
    Date.parse(change.firstDate),
  )
  const points = Math.round(change.points)
  const changed = change.archetypes.filter(({ isChange }) => isChange)
  return (
    <section aria-labelledby="change" className="grid gap-4">
      <h2 id="change" className="text-[1.75rem]">
        {t('change.title')}
      </h2>
      <p className="max-w-measure">
        {t(changed.length > 0 ? 'change.some' : 'change.none', { date, points })}
      </p>
      {changed.length > 0 && (
        <>
          <ul className="grid gap-2">
            {changed.map(({ key, name, before, after }) => (
              <li key={key}>
                <strong className="font-[550]">{name}</strong>:{' '}
                {t('change.item', {
                  before: percent.format(before),
                  after: percent.format(after),
                })}
              </li>
            ))}
          </ul>
          <p className="max-w-measure text-soft">{t('change.others')}</p>
        </>
      )}
    </section>
  )
}
