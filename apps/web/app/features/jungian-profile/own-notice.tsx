import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'

export function OwnNotice({ date }: { date: string }) {
  const { t } = useTranslation('results')
  const written = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' })
  return (
    <p className="text-soft">
      <time dateTime={date}>{t('dashboard.date', { date: written.format(Date.parse(date)) })}</time>
    </p>
  )
}
