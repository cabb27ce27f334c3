import { type WebPath, webPaths } from '@individua/contract/paths'

/** What a user with the full report sees: every-screen.spec.ts opens each. */
export const userPaths: WebPath[] = [
  '/portraits',
  '/jungian-dashboard',
  '/advanced-assessment',
  '/more-questions',
  '/chat',
  '/my-answers',
  '/profile',
]

/**
 * Screens that redirect unless an earlier screen led there, or that have a journey in every language,
 * and the journey that opens each.
 */
export const journeyOfScreen: Partial<Record<WebPath, string>> = {
  '/basic-results': 'navigation.spec.ts',
  '/calculate-profile': 'whole-flow.spec.ts',
  '/callbacks/supabase/signin': 'failed-sign-in.spec.ts',
  '/callbacks/supabase/signup': 'failed-sign-in.spec.ts',
  '/dashboard': 'dashboard.spec.ts',
  '/detailed-results': 'payment-preview.spec.ts',
  '/payment-advanced': 'payment.spec.ts',
  '/portrait': 'portraits.spec.ts',
  '/portraits/compare': 'portraits.spec.ts',
  '/results-processing': 'payment.spec.ts',
  '/verification-sent': 'whole-flow.spec.ts',
}

/** User screens that show a visitor a preview instead of a redirect. */
const previewPaths: WebPath[] = ['/chat']

export const archetypePaths = webPaths.filter((path) => path.startsWith('/archetypes-info/'))

/** What a visitor sees without answers or a session: every-screen.spec.ts opens each. */
export const openPaths = webPaths.filter(
  (path) =>
    previewPaths.includes(path) ||
    !(path in journeyOfScreen || userPaths.includes(path) || archetypePaths.includes(path)),
)
