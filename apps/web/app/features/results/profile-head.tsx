import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Mandala } from '../../ui/mandala/mandala.tsx'
import { MandalaTable } from '../../ui/mandala/mandala-table.tsx'
import { PortraitText } from '../../ui/portrait-text.tsx'
import type { Dashboard } from './read-dashboard.ts'
import { ReportDownload } from './report-download.tsx'
import { ShareButton } from './share-button.tsx'

/** First the picture and the portrait. */
export function ProfileHead({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('results')
  const { petals, leaders, portrait, answers } = dashboard
  return (
    <section className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-2">
      {petals.length > 0 && <Picture petals={petals} leaders={leaders} />}
      <div className="grid gap-6 lg:order-first">
        <div className="grid gap-3">
          <h1 className="text-[clamp(1.75rem,0.9rem+4.2vw,3.75rem)] leading-[1.04]">
            {t('dashboard.title')}
          </h1>
          <AssessmentDate date={dashboard.assessmentDate} />
        </div>
        <PortraitText portrait={portrait} answers={answers} />
        <div>
          {petals.length > 0 && <InNumbers petals={petals} />}
          <HowToRead engine={dashboard.engine} />
        </div>
        <ReportDownload />
        <ShareButton dashboard={dashboard} />
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
      className="mx-auto w-full max-w-[34rem]"
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
    <p className="text-soft">
      <time dateTime={date}>{t('dashboard.date', { date: written })}</time>
    </p>
  )
}

function InNumbers({ petals }: Pick<Dashboard, 'petals'>) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const texts = {
    caption: t('mandala.caption'),
    archetype: t('mandala.archetype'),
    strength: t('mandala.strength'),
    range: t('mandala.range'),
    shadow: t('mandala.shadow'),
  }
  return (
    <Disclosure summary={t('mandala.show')}>
      <MandalaTable petals={petals} texts={texts} language={language} />
    </Disclosure>
  )
}

function HowToRead({ engine }: Pick<Dashboard, 'engine'>) {
  const { t } = useTranslation('results')
  return (
    <Disclosure summary={t('reading.show')}>
      <div className="grid max-w-measure gap-3 text-[0.9375rem]">
        <p>{t('reading.picture')}</p>
        <p>{t('reading.percent')}</p>
        <p>{t('reading.range')}</p>
        <p>{t('reading.certainty')}</p>
        {engine && (
          <p>
            {engine === 'built-in' ? t('reading.builtIn') : t('reading.model', { model: engine })}
          </p>
        )}
        <p>{t('reading.limits')}</p>
      </div>
    </Disclosure>
  )
}
