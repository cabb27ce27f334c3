import { publicUrl } from '../../lib/public-url.ts'
import { localizedUrlOf } from '../../lib/site-map.ts'
import { useTranslation } from '../../lib/texts.ts'

type ArticleProps = {
  title: string
  description: string
  /** Path without language prefix; a page below the overview has the overview as its parent. */
  path: string
  isOverview?: boolean
}

/** An article and where it stands, in the words of schema.org, for search engines. */
export function ArticleJsonLd({ title, description, path, isOverview = false }: ArticleProps) {
  const { t, i18n } = useTranslation('archetypes')
  const urlOf = (of: string) => publicUrl() + localizedUrlOf(of, i18n.language)
  const trail = [
    { name: 'Individua', path: '/' },
    { name: t('meta.title'), path: '/archetypes-info' },
    ...(isOverview ? [] : [{ name: title, path }]),
  ]
  const article = {
    '@type': 'Article',
    headline: title,
    description,
    url: urlOf(path),
    inLanguage: i18n.language,
    publisher: { '@type': 'Organization', name: 'Individua', url: urlOf('/') },
  }
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: urlOf(step.path),
    })),
  }
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', '@graph': [article, breadcrumbs] })}
    </script>
  )
}
