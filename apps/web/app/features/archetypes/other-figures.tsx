import { type ArchetypeSlug, archetypeSlugs } from '@individua/contract/paths'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { LocalLink } from '../../ui/local-link.tsx'
import { FigureLink } from './figure-link.tsx'
import { nameOfFigure } from './figure-names.ts'
import { relationsOf } from './figures.ts'

/** Who is near the figure and who is opposite, and why. */
export function RelatedFigures({ slug }: { slug: ArchetypeSlug }) {
  const { t } = useTranslation('archetypes')
  const { t: tPage } = useTranslation(`archetypes-${slug}`)
  const { near, far } = relationsOf[slug]
  return (
    <section className="grid gap-4 pt-12">
      <h2 className="text-[1.75rem]">{t('page.related')}</h2>
      <ul className="grid gap-x-10 @lg:grid-cols-2">
        <li className="border-t border-line">
          <FigureLink slug={near} label={t('page.near')}>
            {tPage('near')}
          </FigureLink>
        </li>
        <li className="border-t border-line">
          <FigureLink slug={far} label={t('page.far')}>
            {tPage('far')}
          </FigureLink>
        </li>
      </ul>
    </section>
  )
}

export function OtherFigures({ slug }: { slug: ArchetypeSlug }) {
  const { t } = useTranslation('archetypes')
  const language = useLanguage()
  return (
    <nav aria-labelledby="others">
      <h2 id="others" className="text-[1.375rem]">
        {t('page.others')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {archetypeSlugs
          .filter((other) => other !== slug)
          .map((other) => (
            <li key={other}>
              <LocalLink
                to={`/archetypes-info/${other}`}
                className="link inline-flex min-h-11 min-w-11 items-center"
              >
                {nameOfFigure(language, other)}
              </LocalLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
