import { publicUrl } from '../../lib/public-url.ts'
import { addressOf } from '../../lib/site-map.ts'
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
  const address = (of: string) => publicUrl() + addressOf(of, i18n.language)
  const trail = [
    { name: 'Individua', path: '/' },
    { name: t('meta.title'), path: '/archetypes-info' },
    ...(isOverview ? [] : [{ name: title, path }]),
  ]
  const article = {
    '@type': 'Article',
    headline: title,
    description,
    url: address(path),
    inLanguage: i18n.language,
    publisher: { '@type': 'Organization', name: 'Individua', url: address('/') },
  }
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: step.name,
      item: address(step.path),
    })),
  }
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', '@graph': [article, breadcrumbs] })}
    </script>
  )
}
