/** A part of the API whose tests are tested: files to change, and tests that must notice. */
export interface Area {
  files: string[]
  tests: string[]
}

/** Paths from `apps/api/src`. */
export const areas: Readonly<Record<string, Area>> = {
  access: {
    files: ['lib/access.ts', 'lib/require-user.ts', 'lib/local-access.ts', 'lib/ip-address.ts'],
    tests: ['lib/require-user.test.ts', 'lib/local-access.test.ts', 'lib/ip-address.test.ts'],
  },
  auth: {
    files: [
      'providers/auth/redirects.ts',
      'providers/auth/supabase-tokens.ts',
      'providers/auth/embedded/access-tokens.ts',
      'lib/client-network.ts',
      'lib/key-ring.ts',
    ],
    tests: [
      'providers/auth/redirects.test.ts',
      'providers/auth/supabase-tokens.test.ts',
      'providers/auth/embedded/access-tokens.test.ts',
      'lib/client-network.test.ts',
      'lib/key-ring.test.ts',
    ],
  },
  checkout: {
    files: ['features/payments/checkout.service.ts', 'features/payments/reconcile.service.ts'],
    tests: ['features/payments/checkout.test.ts', 'features/payments/fulfil.test.ts'],
  },
  limits: {
    files: [
      'lib/daily-limits.ts',
      'lib/daily-uses.queries.ts',
      'lib/durations.ts',
      'lib/request-guards.ts',
      'features/wording/model-budget.service.ts',
      'features/wording/stream-model.service.ts',
      'providers/ai/model-failures.ts',
      'providers/ai/resting-model.ts',
    ],
    tests: [
      'lib/daily-uses.test.ts',
      'lib/durations.test.ts',
      'lib/request-guards.test.ts',
      'features/wording/model-budget.test.ts',
      'providers/ai/model-failures.test.ts',
      'providers/ai/resting-model.test.ts',
    ],
  },
  lock: {
    files: ['db/directory-lock.ts', 'db/lock-owner.ts'],
    tests: ['db/directory-lock.test.ts'],
  },
  payments: {
    files: [
      'features/payments/fulfil.service.ts',
      'providers/payments/stripe-checkout.ts',
      'providers/payments/stripe-event.ts',
    ],
    tests: [
      'features/payments/fulfil-states.test.ts',
      'providers/payments/stripe-checkout.test.ts',
      'providers/payments/stripe-event.test.ts',
    ],
  },
  'sign-in': {
    files: [
      'providers/auth/embedded/link-limits.ts',
      'providers/auth/embedded/sessions.ts',
      'providers/auth/embedded/verify-link.ts',
    ],
    tests: [
      'providers/auth/embedded/embedded-provider.test.ts',
      'providers/auth/embedded/embedded-sessions.test.ts',
      'providers/auth/embedded/link-limits.test.ts',
    ],
  },
  stripe: {
    files: ['providers/payments/stripe-provider.ts'],
    tests: ['providers/payments/stripe-provider.test.ts'],
  },
}
