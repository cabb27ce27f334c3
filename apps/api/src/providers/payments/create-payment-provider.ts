import { ProviderUnavailable } from '../../lib/provider-unavailable.ts'
import type { PaymentProvider } from './payment-provider.ts'

export interface PaymentSettings {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_PRICE_ADVANCED?: string | undefined
}

export interface EmbeddedOptions {
  /** Where the embedded Stripe sends its webhooks. */
  webhookUrl: string
  /** Of the product, which serves the embedded checkout under `/dev/checkout/`. */
  publicUrl: string
  /** Whether the embedded Stripe may stand in for a real one. */
  offersEmbedded: boolean
}

/**
 * Stripe when it is set up, else the embedded one where it is offered, else none. Both take memory,
 * so they are loaded when the first buyer comes.
 */
export function createPaymentProvider(
  settings: PaymentSettings,
  embedded: EmbeddedOptions,
): PaymentProvider {
  if (!settings.STRIPE_SECRET_KEY && !embedded.offersEmbedded) return noPayments
  let running: Promise<PaymentProvider> | undefined
  const provider = () => {
    running ??= start(settings, embedded).catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
  return {
    openCheckout: async (order) => (await provider()).openCheckout(order),
    readCheckout: async (id) => (await provider()).readCheckout(id),
    expireCheckout: async (id) => (await provider()).expireCheckout(id),
    refund: async (id) => (await provider()).refund(id),
    findCheckoutOfIntent: async (id) => (await provider()).findCheckoutOfIntent(id),
    readEvent: async (body, signature) => (await provider()).readEvent(body, signature),
    payInPractice: async (id) => (await provider()).payInPractice(id),
    stop: async () => (await running)?.stop(),
  }
}

const refuse = async () => {
  throw new ProviderUnavailable('payments')
}

/** No checkout opens, and no webhook can be genuine. */
const noPayments: PaymentProvider = {
  openCheckout: refuse,
  readCheckout: refuse,
  expireCheckout: refuse,
  refund: refuse,
  findCheckoutOfIntent: refuse,
  readEvent: async () => 'forged',
  payInPractice: async () => null,
  stop: async () => {},
}

async function start(
  settings: PaymentSettings,
  { webhookUrl, publicUrl }: EmbeddedOptions,
): Promise<PaymentProvider> {
  const { stripeProvider } = await import('./stripe-provider.ts')
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  if (secretKey) {
    const price = settings.STRIPE_PRICE_ADVANCED ?? ''
    return stripeProvider({ secretKey, webhookSecret: webhookSecret ?? '', priceFor: () => price })
  }
  const { startStripeEmulator } = await import('./stripe-emulator.ts')
  const { account, ...emulator } = await startStripeEmulator(webhookUrl, publicUrl)
  return { ...stripeProvider(account), ...emulator }
}
