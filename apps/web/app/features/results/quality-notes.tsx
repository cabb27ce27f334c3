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
      className="grid max-w-measure gap-3 border-l-2 border-gilt pl-6"
    >
      <h2 id="quality" className="text-xl">
        {t('quality.title')}
      </h2>
      {flags.map((flag) => (
        <p key={flag}>{t(`quality.${flag}`)}</p>
      ))}
      <div className="-ml-3">
        <LinkButton to="/assessment" look="quiet">
          {t('quality.again')}
        </LinkButton>
      </div>
    </section>
  )
}
