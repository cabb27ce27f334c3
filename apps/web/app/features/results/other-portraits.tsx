import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LocalLink } from '../../ui/local-link.tsx'
import { usePortraitDate } from './portrait-date.ts'
import { portraitsQuery } from './portraits.queries.ts'

/** Says where the other portraits are, and that a newer one displaced nothing; nothing with one alone. */
export function OtherPortraits({ userId }: { userId: string }) {
  const { t } = useTranslation('portraits')
  const dateOf = usePortraitDate()
  const { data: portraits = [] } = useQuery(portraitsQuery(useLanguage(), userId))
  const [newest] = portraits
  if (!newest || portraits.length < 2) return null
  return (
    <section aria-label={t('others.title')} className="no-print text-[0.9375rem]">
      <p className="max-w-measure">
        {newest.isShown
          ? t('others.text', { count: portraits.length })
          : t('others.newer', { date: dateOf(newest.assessmentDate) })}{' '}
        <LocalLink to="/portraits" className="link -my-2.5 inline-flex min-h-11 items-center">
          {t('others.link')}
        </LocalLink>
      </p>
    </section>
  )
}
