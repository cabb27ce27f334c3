import { useTranslation } from '../../lib/texts.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { Dashboard } from './read-dashboard.ts'

/** Kind words about how the answers were given; never a reproach. */
export function QualityNotes({ flags }: { flags: Dashboard['qualityFlags'] }) {
  const { t } = useTranslation('results')
  if (flags.length === 0) return null
  return (
    <section
      aria-labelledby="quality"
      className="grid max-w-measure gap-1 border-l-2 border-gilt pl-4 sm:gap-3 sm:pl-6"
    >
      <h2 id="quality" className="text-[1.1875rem] sm:text-xl">
        {t('quality.title')}
      </h2>
      {flags.map((flag) => (
        <p key={flag} className="text-[0.9375rem] leading-[1.5] sm:text-base">
          {t(`quality.${flag}`)}
        </p>
      ))}
      <div className="-ml-3">
        <LinkButton to="/assessment" look="quiet">
          {t('quality.again')}
        </LinkButton>
      </div>
    </section>
  )
}
