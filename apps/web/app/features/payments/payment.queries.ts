import type { PlanId } from '@individua/contract/payments'
import { apiPost } from '../../lib/api-client.ts'

/** Opens a page to pay on; the server alone knows the price. */
export function startCheckout(planId: PlanId) {
  return apiPost('/payments/stripe/create-checkout-session', { plan_id: planId })
}

/** Lets the server ask the payment provider, in case its message has not come. */
export function checkPayment() {
  return apiPost('/payments/stripe/check')
}
