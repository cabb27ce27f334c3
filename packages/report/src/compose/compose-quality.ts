import type { QualityFlag, ResponseStyle } from '@individua/instrument/profile'
import type { QualityTexts } from '../texts/quality-texts.ts'

/** A sentence about the first flag, or that nothing was flagged. */
export function qualitySentence(
  { byFlag, byResponseStyle }: QualityTexts,
  { flags: [flag], responseStyle }: { flags: readonly QualityFlag[]; responseStyle: ResponseStyle },
): string {
  return flag === 'responseStyle' ? byResponseStyle[responseStyle] : byFlag[flag ?? 'fine']
}
