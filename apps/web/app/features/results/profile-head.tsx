import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { PortraitText } from '../../ui/portrait-text.tsx'
import type { Dashboard } from './read-dashboard.ts'

/** First the picture and the portrait. */
export function ProfileHead({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('results')
  const { petals, leaders, portrait, answers } = dashboard
  return (
    <section
      aria-labelledby="portrait"
      className="grid items-center gap-x-16 gap-y-3 sm:gap-y-8 lg:grid-cols-2"
    >
      {petals.length > 0 && <Picture petals={petals} leaders={leaders} />}
      <div className="grid gap-4 sm:gap-6 lg:order-first">
        <div className="grid gap-1 sm:gap-3">
          <h1 id="portrait" className="text-[clamp(1.625rem,0.9rem+3.4vw,3.25rem)] leading-[1.04]">
            {t('dashboard.title')}
          </h1>
          <AssessmentDate date={dashboard.assessmentDate} />
        </div>
        <PortraitText portrait={portrait} answers={answers} />
      </div>
    </section>
  )
}

function Picture({ petals, leaders }: Pick<Dashboard, 'petals' | 'leaders'>) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const names = new Intl.ListFormat(language).format(leaders)
  return (
    <Mandala
      petals={petals}
      title={t('mandala.title')}
      description={t('mandala.description', { names })}
      className="mx-auto w-full max-w-80 sm:max-w-[34rem]"
    />
  )
}

function AssessmentDate({ date }: { date: string | undefined }) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const time = date === undefined ? Number.NaN : Date.parse(date)
  if (date === undefined || Number.isNaN(time)) {
    return <p className="text-soft">{t('dashboard.unknownDate')}</p>
  }
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(time)
  return (
    <p className="text-[0.9375rem] text-soft">
      <time dateTime={date}>{t('dashboard.date', { date: written })}</time>
    </p>
  )
}
