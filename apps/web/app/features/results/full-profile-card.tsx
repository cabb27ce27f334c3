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
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-3 gap-y-2">
        <h2 id="full" className="text-[1.1875rem] sm:text-[1.75rem]">
          {t('full.title')}
        </h2>
        <p className="running-head flex items-center gap-2">
          <Emblem name="self" className="size-5 max-sm:hidden" />
          {t('full.mark')}
        </p>
      </div>
      {kind === 'advanced' ? (
        <div className="flex flex-wrap gap-2.5 *:grow *:first:basis-full max-sm:[&_:is(a,button)]:px-2.5 max-sm:[&_:is(a,button)]:text-[0.9375rem] sm:*:grow-0 sm:*:first:basis-auto">
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
