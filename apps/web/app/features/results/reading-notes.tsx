import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { MandalaTable } from '../../ui/mandala/mandala-table.tsx'
import { Chapter } from './chapter.tsx'
import type { Dashboard } from './read-dashboard.ts'

/** The picture in numbers, and what its numbers mean. */
export function ReadingNotes({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('results')
  return (
    <Chapter title={t('reading.show')}>
      <HowToRead engine={dashboard.engine} letter={dashboard.letter} />
      {dashboard.petals.length > 0 && <InNumbers petals={dashboard.petals} />}
    </Chapter>
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
    <div className="grid gap-3">
      <h4 className="text-[1.125rem]">{t('mandala.show')}</h4>
      <MandalaTable petals={petals} texts={texts} language={language} />
    </div>
  )
}

function HowToRead({ engine, letter }: Pick<Dashboard, 'engine' | 'letter'>) {
  const { t } = useTranslation('results')
  const model = letter?.worded?.engine
  return (
    <div className="grid gap-3 text-[0.9375rem]">
      <p>{t('reading.picture')}</p>
      <p>{t('reading.percent')}</p>
      <p>{t('reading.range')}</p>
      <p>{t('reading.certainty')}</p>
      {engine === 'built-in' && (
        <p>{model ? t('reading.letter', { model }) : t('reading.builtIn')}</p>
      )}
      {engine && engine !== 'built-in' && <p>{t('reading.model', { model: engine })}</p>}
      <p>{t('reading.limits')}</p>
    </div>
  )
}
