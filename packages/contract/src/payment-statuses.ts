/** What can have become of a payment. Without zod, so that the browser can import it. */
export const paymentStatuses = [
  'pending',
  'succeeded',
  'failed',
  'expired',
  'refunded',
  'disputed',
] as const
