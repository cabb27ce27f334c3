import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Emblem } from '../../ui/emblem/emblem.tsx'
import type { Dashboard } from './read-dashboard.ts'
import { ReportDownload } from './report-download.tsx'

/** What was paid for, first of all; before the questions are answered, the way to them. */
export function FullProfileCard({ kind }: Pick<Dashboard, 'kind'>) {
  const { t } = useTranslation('results')
  return (
    <section
      aria-labelledby="full"
      className="no-print grid gap-3 rounded-[3px] border border-gilt bg-raised p-4 sm:p-8"
    >
      <p className="running-head flex items-center gap-2">
        <Emblem name="self" className="size-5" />
        {t('full.mark')}
      </p>
      <h2 id="full" className="text-[1.375rem] sm:text-[1.75rem]">
        {t('full.title')}
      </h2>
      {kind === 'advanced' ? (
        <div className="grid gap-2.5 sm:flex sm:flex-wrap">
          <LinkButton to="/jungian-dashboard">{t('full.profile')}</LinkButton>
          <LinkButton to="/chat" look="secondary">
            {t('full.chat')}
          </LinkButton>
          <ReportDownload label={t('report.download')} />
        </div>
      ) : (
        <>
          <p className="max-w-measure">{t('full.questionsFirst')}</p>
          <div>
            <LinkButton to="/advanced-assessment">{t('full.questions')}</LinkButton>
          </div>
        </>
      )}
    </section>
  )
}
