import { createRoute, z } from '@hono/zod-openapi'
import { checkoutBody, checkoutResponse, payment, paymentCheck } from '@individua/contract/payments'
import { mayTakeLong } from '../../lib/answer-in-time.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { requireUser } from '../../lib/require-user.ts'
import { answers, jsonBody } from '../../lib/responses.ts'
import { startCheckout } from './checkout.service.ts'
import { checkPayments, listPayments } from './payments.service.ts'

const checkoutRoute = createRoute({
  method: 'post',
  path: '/api/payments/stripe/create-checkout-session',
  summary: 'Where to pay; the same address again while it is open',
  security: [{ session: [] }],
  request: { body: jsonBody(checkoutBody) },
  middleware: [requireUser, mayTakeLong],
  responses: answers(checkoutResponse, 'The checkout'),
})

const checkRoute = createRoute({
  method: 'post',
  path: '/api/payments/stripe/check',
  summary: 'Asks Stripe whether what was begun has been paid, without waiting for its webhook',
  security: [{ session: [] }],
  middleware: [requireUser, mayTakeLong],
  responses: answers(paymentCheck, 'Whether the user is premium now'),
})

const paymentsRoute = createRoute({
  method: 'get',
  path: '/api/users/payments',
  summary: 'Payments, newest first',
  security: [{ session: [] }],
  middleware: requireUser,
  responses: answers(z.array(payment), 'The payments'),
})

export function paymentsRoutes(): HttpApp {
  return createHttpApp()
    .openapi(checkoutRoute, async (c) =>
      c.json(await startCheckout(c.get('user'), c.req.valid('json').plan_id), 200),
    )
    .openapi(checkRoute, async (c) => c.json(await checkPayments(c.get('user')), 200))
    .openapi(paymentsRoute, async (c) => c.json(await listPayments(c.get('user')), 200))
}
