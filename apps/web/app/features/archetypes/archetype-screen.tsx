import { archetypeSlugs } from '@individua/contract/paths'
import { useParams } from 'react-router'
import { useLanguage } from '../../lib/localized-navigation.ts'
import { useTranslation } from '../../lib/texts.ts'
import { Emblem } from '../../ui/emblem/emblem.tsx'
import { LocalLink } from '../../ui/local-link.tsx'
import { Page } from '../../ui/page.tsx'
import { ArchetypeText } from './archetype-text.tsx'
import { ArticleJsonLd } from './article-json-ld.tsx'
import { BeginCard } from './begin-card.tsx'
import { nameOfFigure } from './figure-names.ts'
import { figuresOf, motives } from './figures.ts'
import { OtherFigures, RelatedFigures } from './other-figures.tsx'

export default function ArchetypeScreen() {
  const { archetype } = useParams()
  const slug = archetypeSlugs.find((known) => known === archetype) ?? 'sage'
  const language = useLanguage()
  const { t } = useTranslation('archetypes')
  const { t: tPage } = useTranslation(`archetypes-${slug}`)
  const motive = motives.find((known) => figuresOf[known].some((figure) => figure === slug))
  const [title, description] = [tPage('title'), tPage('description')]
  return (
    <Page title={title} description={description}>
      <ArticleJsonLd title={title} description={description} path={`/archetypes-info/${slug}`} />
      <article className="@container pt-6 sm:pt-10">
        <LocalLink to="/archetypes-info" className="link inline-flex min-h-11 items-center">
          {t('page.back')}
        </LocalLink>
        <header className="grid gap-5 pt-8">
          <Emblem name={slug} className="size-16 text-gold" />
          <h1 className="text-[clamp(2.375rem,1.5rem+3.4vw,3.75rem)] leading-[1.04]">
            {nameOfFigure(language, slug)}
          </h1>
          {motive && <p className="running-head">{t(`motives.${motive}`)}</p>}
          <p className="max-w-measure font-serif text-[1.5rem] leading-snug">
            {t(`mottos.${slug}`)}
          </p>
        </header>
        <ArchetypeText slug={slug} />
        <RelatedFigures slug={slug} />
        <p className="mt-12 max-w-measure text-[0.9375rem] text-soft">{t('page.note')}</p>
      </article>
      <div className="@container grid gap-16 pt-16">
        <BeginCard />
        <OtherFigures slug={slug} />
      </div>
    </Page>
  )
}
