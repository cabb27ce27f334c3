import { randomBytes } from 'node:crypto'
import { type Currency, prices } from '@individua/contract/prices'
import { createEmulator } from 'emulate'
import type { StripeAccount } from './stripe-provider.ts'

const amount = prices.advanced_report.amount
const priceIds: Record<Currency, string> = { USD: 'price_advanced_usd', EUR: 'price_advanced_eur' }
const name = 'Individua, advanced report'

/** A Stripe of this process, on a loopback port of its own, forgotten when it stops. */
export async function startStripeEmulator(webhookUrl: string) {
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`
  const emulator = await createEmulator({
    service: 'stripe',
    port: 0,
    hostname: '127.0.0.1',
    seed: {
      stripe: {
        products: [{ id: 'prod_advanced', name }],
        prices: Object.entries(priceIds).map(([currency, id]) => ({
          id,
          product_name: name,
          currency,
          unit_amount: amount,
        })),
        webhooks: [{ url: webhookUrl, events: ['*'], secret: webhookSecret }],
      },
    },
  })
  const account: StripeAccount = {
    secretKey: 'sk_test_emulated',
    webhookSecret,
    priceFor: (currency) => priceIds[currency],
    apiUrl: emulator.url,
  }
  return { account, stop: () => emulator.close() }
}
