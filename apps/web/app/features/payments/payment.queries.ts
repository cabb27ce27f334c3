import type { PlanId } from '@individua/contract/payments'
import { queryOptions } from '@tanstack/react-query'
import { apiGet, apiPost } from '../../lib/api-client.ts'

/** Opens a page to pay on; the server alone knows the price. */
export function startCheckout(planId: PlanId) {
  return apiPost('/payments/stripe/create-checkout-session', { plan_id: planId })
}

/** Lets the server ask the payment provider, in case its message has not come. */
export function checkPayment() {
  return apiPost('/payments/stripe/check')
}

/** Whether the questions that the report needs are answered. */
export function stepsQuery(userId: string) {
  return queryOptions({
    queryKey: ['steps-before-payment', userId],
    queryFn: ({ signal }) => apiGet('/questions/generated', { signal }),
    gcTime: 0,
  })
}
