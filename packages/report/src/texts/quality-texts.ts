import type { QualityFlag, ResponseStyle } from '@individua/instrument/profile'

/** A sentence about how far the answers can be relied on. */
export interface QualityTexts {
  /** `fine`: nothing was flagged. */
  byFlag: Readonly<Record<Exclude<QualityFlag, 'responseStyle'> | 'fine', string>>
  byResponseStyle: Readonly<Record<ResponseStyle, string>>
}
