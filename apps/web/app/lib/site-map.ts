import { defaultLanguage, type Language, languages } from '@individua/contract/languages'
import { localizePath, type WebPath, webPaths } from '@individua/contract/paths'
import { publicUrlPlaceholder } from './public-url.ts'

/** Where a path is found in a language; without the closing slash a static server may add. */
export function localizedUrlOf(path: string, language: Language): string {
  return localizePath(
    path.replace(/(?<=.)\/+$/, ''),
    language === defaultLanguage ? undefined : language,
  )
}

export function siteMap(origin: string = publicUrlPlaceholder): string {
  const pages = webPaths
    .filter((path) => !(path in unlistedPaths))
    .flatMap((path) =>
      languages.map(
        (language) =>
          `<url><loc>${origin}${localizedUrlOf(path, language)}</loc>${alternates(origin, path)}</url>`,
      ),
    )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`
}

/** Paths that the site map leaves out, and why. Every other path of the product is in it. */
export const unlistedPaths: Partial<Record<WebPath, string>> = {
  '/sign-in': 'leads nowhere without an account',
  '/detailed-assessment': 'ends in a simulated payment',
  '/payment': 'a simulated payment',
  '/detailed-results': 'shown after the simulated payment',
  '/email-collection': 'needs the answers',
  '/verification-sent': 'needs the email',
  '/calculate-profile': 'needs a user',
  '/dashboard': 'needs a user',
  '/portraits': 'needs a user',
  '/portraits/compare': 'needs a user',
  '/portrait': 'needs a user',
  '/unsubscribe': 'opened by a link in a mail',
  '/basic-results': 'redirects to the dashboard',
  '/my-answers': 'needs a user',
  '/profile': 'needs a user',
  '/jungian-dashboard': 'shows a sample without a paid report',
  '/advanced-assessment': 'needs a user',
  '/more-questions': 'needs a user',
  '/payment-advanced': 'needs a user',
  '/results-processing': 'needs a user',
  '/chat': 'a preview without a paid report',
  '/callbacks/supabase/signin': 'opened by a link in a mail',
  '/callbacks/supabase/signup': 'opened by a link in a mail',
  '/callbacks/payment/success': 'opened by the payment provider',
}

function alternates(origin: string, path: string): string {
  const versions = [
    ...languages.map((language) => [language, language] as const),
    ['x-default', defaultLanguage] as const,
  ]
  return versions
    .map(
      ([hreflang, language]) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${localizedUrlOf(path, language)}"/>`,
    )
    .join('')
}
