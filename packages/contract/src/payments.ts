import { z } from 'zod'

/** What can be bought; the server alone knows what it costs. */
export const planIds = ['advanced_report'] as const
export const planId = z.enum(planIds)
export type PlanId = z.infer<typeof planId>

/** Other fields, such as an amount or a currency, are ignored. */
export const checkoutBody = z.object({ plan_id: planId }).meta({ id: 'Checkout' })
export type CheckoutBody = z.infer<typeof checkoutBody>

export const checkoutResponse = z
  .object({
    /** Where to pay. */
    url: z.url(),
  })
  .meta({ id: 'CheckoutSession' })
export type CheckoutResponse = z.infer<typeof checkoutResponse>

export const paymentCheck = z.object({ is_premium: z.boolean() }).meta({ id: 'PaymentCheck' })
export type PaymentCheck = z.infer<typeof paymentCheck>

export const payment = z
  .object({
    id: z.uuid(),
    plan_name: z.string(),
    /** In major units, such as dollars. */
    plan_price: z.number(),
    /** ISO 4217, upper case. */
    currency: z.string(),
    status: z.enum(['pending', 'succeeded', 'failed', 'expired', 'refunded', 'disputed']),
    /** Null as long as nothing was paid. */
    paid_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof payment>
