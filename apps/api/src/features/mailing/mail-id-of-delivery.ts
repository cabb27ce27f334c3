import { uuidOf } from '../../lib/uuid-of.ts'

/** The same delivery, made twice, is the same mail: its id follows from the delivery's. */
export function mailIdOfDelivery(deliveryId: string): string {
  return uuidOf(`send-email ${deliveryId}`)
}
