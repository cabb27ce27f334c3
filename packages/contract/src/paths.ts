import { defaultLanguage, isLanguage, isLanguagePrefix, type Language } from './languages.ts'

/** The twelve archetypes as they stand in URLs, the same in every language. */
export const archetypeSlugs = [
  'innocent',
  'sage',
  'explorer',
  'outlaw',
  'magician',
  'hero',
  'lover',
  'jester',
  'caregiver',
  'creator',
  'ruler',
  'citizen',
] as const
export type ArchetypeSlug = (typeof archetypeSlugs)[number]

/** Paths of the web app without language prefix: prerendered by the web, known to the server. */
export const webPaths = [
  '/',
  '/sign-in',
  '/assessment',
  '/detailed-assessment',
  '/advanced-assessment',
  '/email-collection',
  '/verification-sent',
  '/calculate-profile',
  '/dashboard',
  '/portraits',
  '/portraits/compare',
  '/portrait',
  '/my-answers',
  '/profile',
  '/jungian-dashboard',
  '/more-questions',
  '/payment-advanced',
  '/results-processing',
  '/payment',
  '/detailed-results',
  '/basic-results',
  '/unsubscribe',
  '/chat',
  '/method',
  '/archetypes-info',
  '/archetypes-info/innocent',
  '/archetypes-info/sage',
  '/archetypes-info/explorer',
  '/archetypes-info/outlaw',
  '/archetypes-info/magician',
  '/archetypes-info/hero',
  '/archetypes-info/lover',
  '/archetypes-info/jester',
  '/archetypes-info/caregiver',
  '/archetypes-info/creator',
  '/archetypes-info/ruler',
  '/archetypes-info/citizen',
  '/privacy-policy',
  '/callbacks/supabase/signin',
  '/callbacks/supabase/signup',
  '/callbacks/payment/success',
] as const
export type WebPath = (typeof webPaths)[number]

/** Splits a path into its language prefix (if any) and the rest, which starts with `/`. */
export function splitPath(path: string): { prefix: string | undefined; rest: string } {
  const [, first, ...others] = path.split('/')
  if (!isLanguagePrefix(first)) return { prefix: undefined, rest: path }
  return { prefix: first, rest: `/${others.join('/')}` }
}

/** The language a path is shown in. */
export function languageOfPath(path: string): Language {
  const { prefix } = splitPath(path)
  return isLanguage(prefix) ? prefix : defaultLanguage
}

/** The same place under another language; English has no prefix. */
export function localizePath(path: string, prefix: string | undefined): string {
  const { rest } = splitPath(path)
  if (prefix === undefined || prefix === defaultLanguage) return rest
  return rest === '/' ? `/${prefix}` : `/${prefix}${rest}`
}
