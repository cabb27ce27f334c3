import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LocalLink } from '../../ui/local-link.tsx'

interface OwnNoticeProps {
  date: string
  /** Of the portrait, which stands on the dashboard; empty in older reports. */
  title: string
}

export function OwnNotice({ date, title }: OwnNoticeProps) {
  const { t } = useTranslation('results')
  const written = new Intl.DateTimeFormat(useLanguage(), { dateStyle: 'long' })
  return (
    <div className="grid gap-2">
      {title !== '' && (
        <p className="font-serif text-[1.375rem]">
          <LocalLink
            to="/dashboard"
            className="-my-2 inline-flex min-h-11 items-center underline underline-offset-4 hover:text-gold"
          >
            {title}
          </LocalLink>
        </p>
      )}
      <p className="text-soft">
        <time dateTime={date}>
          {t('dashboard.date', { date: written.format(Date.parse(date)) })}
        </time>
      </p>
    </div>
  )
}
