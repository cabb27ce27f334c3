import { bodyLimit } from 'hono/body-limit'
import { AppError } from '../../lib/app-error.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { receiveEvent } from './stripe-events.service.ts'

/** Stripe's webhooks. The signature is over the bytes as they came, so nothing may read them before. */
export function stripeWebhookRoutes(): HttpApp {
  const app = createHttpApp()
  app.post('/api/payments/stripe/webhook', bodyLimit({ maxSize, onError: refuse }), async (c) => {
    const body = new Uint8Array(await c.req.arrayBuffer())
    await receiveEvent(c.get('ctx'), body, c.req.header('stripe-signature') ?? '')
    return c.json({ received: true })
  })
  return app
}

const maxSize = 256 * 1024

function refuse(): never {
  throw new AppError('body_too_large')
}
