import { currentConsentWording } from '@individua/contract/consent-wording'
import { queryOptions } from '@tanstack/react-query'
import { apiDelete, apiGet, apiPost } from './api-client.ts'

/** Whether this user's complete forms may be used to calibrate the instrument. */
export function calibrationConsentQuery(userId: string) {
  return queryOptions({
    queryKey: ['calibration-consent', userId],
    queryFn: ({ signal }) => apiGet('/users/calibration-consent', { signal }),
  })
}

/** Gives the consent for the sentence that is on screen, or withdraws it. */
export function decideOnCalibration(isGiven: boolean) {
  return isGiven
    ? apiPost('/users/calibration-consent', { wording: currentConsentWording })
    : apiDelete('/users/calibration-consent')
}
