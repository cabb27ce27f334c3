import { signedIn } from '../../lib/access.ts'
import { defineRoute } from '../../lib/define-route.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { startCheckout } from './checkout.service.ts'
import { checkPayments, listPayments } from './payments.service.ts'

const checkoutRoute = defineRoute('POST /api/payments/stripe/create-checkout-session', {
  access: signedIn,
  skipsTimeout: true,
  summary: 'Where to pay; the same address again while it is open',
  returns: 'The checkout',
})

const checkRoute = defineRoute('POST /api/payments/stripe/check', {
  access: signedIn,
  skipsTimeout: true,
  summary: 'Asks Stripe whether what was begun has been paid, without waiting for its webhook',
  returns: 'Whether the user is premium now',
})

const paymentsRoute = defineRoute('GET /api/users/payments', {
  access: signedIn,
  summary: 'Payments, newest first',
  returns: 'The payments',
})

export function paymentsRoutes(): HttpApp {
  return createHttpApp()
    .openapi(checkoutRoute, async (c) =>
      c.json(await startCheckout(c.get('user'), c.req.valid('json').plan_id), 200),
    )
    .openapi(checkRoute, async (c) => c.json(await checkPayments(c.get('user')), 200))
    .openapi(paymentsRoute, async (c) => c.json(await listPayments(c.get('user')), 200))
}
