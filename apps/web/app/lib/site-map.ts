import { defaultLanguage, type Language, languages } from '@individua/contract/languages'
import { localizePath, type WebPath, webPaths } from '@individua/contract/paths'
import { publicUrlPlaceholder } from './public-url.ts'

/** Where a path is found in a language; without the closing slash a static server may add. */
export function addressOf(path: string, language: Language): string {
  return localizePath(
    path.replace(/(?<=.)\/+$/, ''),
    language === defaultLanguage ? undefined : language,
  )
}

export function siteMap(origin: string = publicUrlPlaceholder): string {
  const pages = webPaths
    .filter(isIndexed)
    .flatMap((path) =>
      languages.map(
        (language) =>
          `<url><loc>${origin}${addressOf(path, language)}</loc>${alternates(origin, path)}</url>`,
      ),
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`
}

const indexed: WebPath[] = ['/', '/assessment', '/method', '/privacy-policy']

function isIndexed(path: WebPath): boolean {
  return indexed.includes(path) || path.startsWith('/archetypes-info')
}

function alternates(origin: string, path: string): string {
  const versions = [
    ...languages.map((language) => [language, language] as const),
    ['x-default', defaultLanguage] as const,
  ]
  return versions
    .map(
      ([hreflang, language]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${addressOf(path, language)}"/>`,
    )
    .join('')
}
