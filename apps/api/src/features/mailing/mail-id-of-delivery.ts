import { createHash } from 'node:crypto'

/** The same delivery, made twice, is the same mail: its id follows from the delivery's (UUID version 8). */
export function mailIdOfDelivery(deliveryId: string): string {
  const digest = createHash('sha256').update(`send-email ${deliveryId}`).digest('hex')
  return digest.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/,
    (_match, first, second, third, fourth, fifth) =>
      `${first}-${second}-8${third}-8${fourth}-${fifth}`,
  )
}
