import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

// `language-layout` shows not-found when the first segment is not a language prefix.
export default [
  route(':lang?', 'language-layout.tsx', [
    index('features/landing/landing-screen.tsx'),
    route('method', 'features/method/method-screen.tsx'),
    route('privacy-policy', 'features/legal/privacy-policy-screen.tsx'),

    route('sign-in', 'features/session/sign-in-screen.tsx'),
    route('email-collection', 'features/session/email-collection-screen.tsx'),
    route('verification-sent', 'features/session/verification-sent-screen.tsx'),
    route('callbacks/supabase/signin', 'features/session/sign-in-callback-screen.tsx'),
    route('callbacks/supabase/signup', 'features/session/sign-up-callback-screen.tsx'),

    route('assessment', 'features/assessment/assessment-screen.tsx'),
    route('detailed-assessment', 'features/assessment/detailed-assessment-screen.tsx'),
    layout('query-layout.tsx', [route('unsubscribe', 'features/account/unsubscribe-screen.tsx')]),

    layout('panel-layout.tsx', [
      layout('query-layout.tsx', { id: 'panel-queries' }, [
        route('calculate-profile', 'features/results/calculate-profile-screen.tsx'),
        route('dashboard', 'features/results/dashboard-screen.tsx'),
        route('portraits', 'features/results/portraits-screen.tsx'),
        route('portraits/compare', 'features/results/compare-portraits-screen.tsx'),
        route('portrait', 'features/results/portrait-screen.tsx'),
        route('jungian-dashboard', 'features/jungian-profile/jungian-profile-screen.tsx'),
        route('my-answers', 'features/account/my-answers-screen.tsx'),
        route('profile', 'features/account/profile-screen.tsx'),
        route('advanced-assessment', 'features/advanced-assessment/advanced-assessment-screen.tsx'),
        route('more-questions', 'features/advanced-assessment/more-questions-screen.tsx'),
        route('payment-advanced', 'features/payments/payment-advanced-screen.tsx'),
        route('callbacks/payment/success', 'features/payments/payment-status-screen.tsx'),
        route('detailed-results', 'features/results/detailed-results-screen.tsx'),
        route('chat', 'features/chat/chat-screen.tsx'),
        route('results-processing', 'features/results/results-processing-screen.tsx'),
      ]),
      route('archetypes-info', 'features/archetypes/archetypes-info-screen.tsx'),
      route('archetypes-info/:archetype', 'archetype-layout.tsx', [
        index('features/archetypes/archetype-screen.tsx'),
      ]),
      route('payment', 'features/payments/payment-screen.tsx'),
    ]),
    route('basic-results', 'features/results/basic-results-screen.tsx'),

    route('*', 'features/not-found/not-found-screen.tsx'),
  ]),
] satisfies RouteConfig
