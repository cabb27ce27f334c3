import { z } from 'zod'
import { consentWordings } from './consent-wording.ts'

export const calibrationConsentBody = z
  .object({
    /** Version of the sentence that the person agreed to. */
    wording: z.enum(consentWordings),
  })
  .meta({ id: 'CalibrationConsentGiven' })

/** Whether complete forms of this user may be used to calibrate the instrument; off until given. */
export const calibrationConsent = z
  .object({
    isGiven: z.boolean(),
    /** Since when, and for which sentence; null while it is not given. */
    givenAt: z.iso.datetime().nullable(),
    wording: z.string().nullable(),
  })
  .meta({ id: 'CalibrationConsent' })
export type CalibrationConsent = z.infer<typeof calibrationConsent>
