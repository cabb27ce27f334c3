import { useHydrated } from '../../lib/hydrated.ts'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { PortraitText } from '../../ui/portrait-text.tsx'
import { FullProfileCard } from './full-profile-card.tsx'
import { PortraitFrame } from './portrait-frame.tsx'
import type { Dashboard } from './read-dashboard.ts'
import { SpeakingMandala } from './speaking-mandala.tsx'

type ProfileHeadProps = { dashboard: Dashboard; isPremium: boolean }

/** First the picture and the portrait; of a paid profile, between them, what was paid for. */
export function ProfileHead({ dashboard, isPremium }: ProfileHeadProps) {
  const { t } = useTranslation('results')
  const { petals, portrait, answers, kind, assessmentDate } = dashboard
  return (
    <section aria-labelledby="portrait">
      <PortraitFrame picture={petals.length > 0 && <SpeakingMandala dashboard={dashboard} />}>
        <div className="grid gap-1 sm:gap-3">
          <h1 id="portrait" className="text-[clamp(1.625rem,0.9rem+3.4vw,3.25rem)] leading-[1.04]">
            {t('dashboard.title')}
          </h1>
          <AssessmentDate date={assessmentDate} />
        </div>
        {isPremium && <FullProfileCard kind={kind} />}
        <div className="grid sm:gap-3">
          <PortraitText portrait={portrait} answers={answers} />
          {portrait.paragraphs.length > 0 && (
            <p className="max-w-measure text-[0.9375rem] text-soft">{t('dashboard.scenes')}</p>
          )}
        </div>
      </PortraitFrame>
    </section>
  )
}

function AssessmentDate({ date }: { date: string | undefined }) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  // The server cannot know where the reader is.
  const isHydrated = useHydrated()
  const time = date === undefined ? Number.NaN : Date.parse(date)
  if (date === undefined || Number.isNaN(time)) {
    return <p className="text-soft">{t('dashboard.unknownDate')}</p>
  }
  const timeZone = isHydrated ? undefined : 'UTC'
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(time)
  return (
    <p className="text-[0.9375rem] text-soft">
      <time dateTime={date}>{t('dashboard.date', { date: written })}</time>
    </p>
  )
}
