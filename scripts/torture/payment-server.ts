import { prices } from '@individua/contract/prices'
import { createEmulator } from 'emulate'

const secretKey = 'sk_test_torture'
const webhookSecret = 'whsec_torture'
const price = 'price_torture'

/** A Stripe that outlives the servers. Each instance gets every webhook, so each event comes twice. */
export async function startPaymentServer(origins: readonly string[]) {
  const emulator = await createEmulator({
    service: 'stripe',
    port: 0,
    hostname: '127.0.0.1',
    seed: {
      stripe: {
        products: [{ id: 'prod_torture', name: 'Advanced report' }],
        prices: [
          {
            id: price,
            product_name: 'Advanced report',
            currency: 'USD',
            unit_amount: prices.advanced_report.amount,
          },
        ],
        webhooks: origins.map((origin) => ({
          url: `${origin}/api/payments/stripe/webhook`,
          events: ['*'],
          secret: webhookSecret,
        })),
      },
    },
  })
  return {
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ADVANCED: price,
      /** Read by redirect-stripe.ts. */
      TORTURE_STRIPE_URL: emulator.url,
    },
    stop: () => emulator.close(),
  }
}
