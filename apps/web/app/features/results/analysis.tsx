import { useTranslation } from '../../lib/texts.ts'
import { Why } from '../../ui/why.tsx'
import type { Dashboard } from './read-dashboard.ts'

type AnalysisProps = Pick<Dashboard, 'sections' | 'answers'>
type Section = Dashboard['sections'][number]

/** The long text, with its contents beside it and behind each paragraph the answers it rests on. */
export function Analysis({ sections, answers }: AnalysisProps) {
  const { t } = useTranslation('results')
  return (
    <section aria-labelledby="analysis" className="grid gap-8">
      <h2 id="analysis" className="text-[clamp(1.75rem,1.4rem+1.4vw,2.375rem)]">
        {t('analysis.title')}
      </h2>
      {sections.length === 0 ? (
        <p className="text-soft">{t('analysis.empty')}</p>
      ) : (
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[15rem_minmax(0,1fr)]">
          {sections.length > 1 && <Contents sections={sections} />}
          <div className="grid gap-12 lg:col-start-2">
            {sections.map((section) => (
              <SectionText key={section.key} section={section} answers={answers} />
            ))}
          </div>
        </div>
      )}
    </section>
  )
}

function Contents({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation('results')
  return (
    <nav
      aria-labelledby="contents"
      className="no-print border-t border-line pt-5 lg:sticky lg:top-8"
    >
      <h3 id="contents" className="running-head font-sans">
        {t('analysis.contents')}
      </h3>
      <ol className="mt-2 grid">
        {sections.map(({ key, title }) => (
          <li key={key}>
            <a
              href={`#text-${key}`}
              className="inline-flex min-h-11 items-center py-1 leading-snug hover:text-gold"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function SectionText({
  section,
  answers,
}: {
  section: Section
  answers: AnalysisProps['answers']
}) {
  return (
    <section className="grid max-w-measure gap-5">
      {section.title && (
        <h3 id={`text-${section.key}`} className="text-[1.625rem]">
          {section.title}
        </h3>
      )}
      {section.paragraphs.map((paragraph) => (
        <div key={paragraph.text}>
          <p className="text-[1.125rem] leading-[1.7]">{paragraph.text}</p>
          <Why uuids={paragraph.why} answers={answers} />
        </div>
      ))}
    </section>
  )
}
