import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { PaymentEvent } from './payment-provider.ts'

const reference = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null)

const event = z.object({
  /** The emulator gives none. */
  id: z.string().max(255).optional(),
  type: z.string().max(255),
  data: z.object({
    object: z.object({
      id: z.string().max(255).nullish(),
      object: z.string().nullish(),
      payment_intent: reference,
    }),
  }),
})

/** What of a verified event the product uses; null for one of another shape, which is none of ours. */
export function readStripeEvent(value: unknown): PaymentEvent | null {
  const parsed = event.safeParse(value)
  if (!parsed.success) return null
  const { id, type, data } = parsed.data
  const { id: objectId = null, object: kind, payment_intent: intent } = data.object
  return {
    id: id ?? `unnamed_${createHash('sha256').update(`${type} ${objectId}`).digest('hex')}`,
    type,
    objectId,
    checkoutId: kind === 'checkout.session' ? objectId : null,
    paymentIntentId: intent,
  }
}
