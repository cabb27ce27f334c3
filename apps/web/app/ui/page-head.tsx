import { defaultLanguage, languages, openGraphLocales } from '@individua/contract/languages'
import { languageOfPath, splitPath } from '@individua/contract/paths'
import { useLocation } from 'react-router'
import { publicUrl } from '../lib/public-url.ts'
import { localizedUrlOf } from '../lib/site-map.ts'

export type PageHeadProps = { title: string; description?: string | undefined; isIndexed?: boolean }

/** Title, description, canonical, language versions and Open Graph of the page at this URL. */
export function PageHead({ title, description, isIndexed = true }: PageHeadProps) {
  const { pathname } = useLocation()
  const language = languageOfPath(pathname)
  const { rest: path } = splitPath(pathname)
  const origin = publicUrl()
  // Soft hyphens are for headings: in a title they would hide the word from a search of the history.
  const plain = title.replaceAll('\u00ad', '')
  const fullTitle = plain.includes('Individua') ? plain : `${plain} · Individua`
  const canonical = origin + localizedUrlOf(path, language)
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {!isIndexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      {languages.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={other}
          href={origin + localizedUrlOf(path, other)}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={origin + localizedUrlOf(path, defaultLanguage)}
      />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Individua" />
      <meta property="og:title" content={fullTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      <meta property="og:image" content={`${origin}/open-graph-${language}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
