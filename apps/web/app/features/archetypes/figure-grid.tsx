import { useTranslation } from '../../lib/texts.ts'
import { FigureLink } from './figure-link.tsx'
import { figuresOf, motives } from './figures.ts'

/** The twelve, three under each motive. */
export function FigureGrid() {
  const { t } = useTranslation('archetypes')
  return (
    <section aria-labelledby="twelve" className="grid gap-10">
      <div className="grid gap-4">
        <h2 id="twelve" className="text-[clamp(1.875rem,1.4rem+1.8vw,2.625rem)]">
          {t('grid.title')}
        </h2>
        <p className="max-w-measure text-[1.125rem]">{t('grid.lede')}</p>
      </div>
      {motives.map((motive) => (
        <div key={motive} className="grid gap-4">
          <h3 className="running-head font-sans">{t(`motives.${motive}`)}</h3>
          <ul className="grid gap-x-10 @xl:grid-cols-3">
            {figuresOf[motive].map((slug) => (
              <li key={slug} className="border-t border-line">
                <FigureLink slug={slug}>{t(`mottos.${slug}`)}</FigureLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
