/**
 * Versions of the sentence that asks to use answers for calibration, newest last. A consent is kept
 * with the version that was on screen. A change of what the sentence allows needs a new version.
 */
export const consentWordings = ['2026-11-22'] as const
export type ConsentWording = (typeof consentWordings)[number]

/** The version that the interface shows. */
export const currentConsentWording: ConsentWording = '2026-11-22'
