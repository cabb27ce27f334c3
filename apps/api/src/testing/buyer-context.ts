import { randomUUID } from 'node:crypto'
import type { Language } from '@individua/contract/languages'
import { contentLanguage } from '@individua/instrument/content-language'
import type { UserContext } from '../lib/context.ts'
import { stripeProvider } from '../providers/payments/stripe-provider.ts'
import type { startStripeTestServer } from '../providers/payments/stripe-test-server.ts'
import type { TestApi } from './start-test-api.ts'

type StripeTestServer = Awaited<ReturnType<typeof startStripeTestServer>>

/** What business functions take for a new user who buys at a Stripe account. */
export function buyerContext(
  api: TestApi,
  stripe: StripeTestServer,
  language: Language,
): UserContext {
  return {
    ...api.ctx,
    payments: stripeProvider(stripe.account),
    language,
    contentLanguage: contentLanguage(language),
    ipAddress: '127.0.0.1',
    user: {
      id: randomUUID(),
      email: api.newEmail('buyer'),
      sessionId: randomUUID(),
      registeredAt: new Date(),
      signedInAt: new Date(),
    },
    isStillSignedIn: async () => true,
  }
}
