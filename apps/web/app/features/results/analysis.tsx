import { useTranslation } from '../../lib/texts.ts'
import { Why } from '../../ui/why.tsx'
import { Chapter } from './chapter.tsx'
import type { Dashboard } from './read-dashboard.ts'
import { ReadingNotes } from './reading-notes.tsx'
import { SectionHeading } from './section-heading.tsx'

type AnalysisProps = { dashboard: Dashboard }
type Section = Dashboard['sections'][number]

/** The long text in chapters, behind each paragraph the answers it rests on; then how to read it all. */
export function Analysis({ dashboard }: AnalysisProps) {
  const { t } = useTranslation('results')
  const { sections, answers } = dashboard
  return (
    <section aria-labelledby="analysis" className="grid gap-2.5 sm:gap-6">
      <SectionHeading id="analysis">{t('analysis.title')}</SectionHeading>
      {sections.length === 0 && <p className="text-soft">{t('analysis.empty')}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] lg:max-w-[52rem]">
        {sections.map((section) =>
          section.title === '' ? (
            <Paragraphs key={section.key} section={section} answers={answers} />
          ) : (
            <Chapter key={section.key} title={section.title}>
              <Paragraphs section={section} answers={answers} />
            </Chapter>
          ),
        )}
        <ReadingNotes dashboard={dashboard} />
      </div>
    </section>
  )
}

type ParagraphsProps = { section: Section; answers: Dashboard['answers'] }

function Paragraphs({ section, answers }: ParagraphsProps) {
  return section.paragraphs.map(({ text, why }) => (
    <div key={text} className="max-w-measure">
      <p className="text-[1.0625rem] leading-[1.65] sm:text-[1.125rem]">{text}</p>
      <Why uuids={why} answers={answers} />
    </div>
  ))
}
