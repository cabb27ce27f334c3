import type { PaymentProvider } from './payment-provider.ts'

export interface PaymentSettings {
  STRIPE_SECRET_KEY?: string | undefined
  STRIPE_WEBHOOK_SECRET?: string | undefined
  STRIPE_PRICE_ADVANCED?: string | undefined
}

/**
 * Stripe when it is set up, else the embedded one. Both take memory, so they are loaded when the
 * first buyer comes.
 *
 * @param webhookUrl where the embedded one sends its events
 */
export function createPaymentProvider(
  settings: PaymentSettings,
  webhookUrl: string,
): PaymentProvider {
  let running: Promise<PaymentProvider> | undefined
  const provider = () => {
    running ??= start(settings, webhookUrl).catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
  return {
    openCheckout: async (order) => (await provider()).openCheckout(order),
    readCheckout: async (id) => (await provider()).readCheckout(id),
    expireCheckout: async (id) => (await provider()).expireCheckout(id),
    findCheckoutOfIntent: async (id) => (await provider()).findCheckoutOfIntent(id),
    readEvent: async (body, signature) => (await provider()).readEvent(body, signature),
    stop: async () => (await running)?.stop(),
  }
}

async function start(settings: PaymentSettings, webhookUrl: string): Promise<PaymentProvider> {
  const { stripeProvider } = await import('./stripe-provider.ts')
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings
  if (secretKey) {
    const price = settings.STRIPE_PRICE_ADVANCED ?? ''
    return stripeProvider({ secretKey, webhookSecret: webhookSecret ?? '', priceFor: () => price })
  }
  const { startStripeEmulator } = await import('./stripe-emulator.ts')
  const { account, stop } = await startStripeEmulator(webhookUrl)
  return { ...stripeProvider(account), stop }
}
