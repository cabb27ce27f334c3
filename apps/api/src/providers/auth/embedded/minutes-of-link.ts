import { limits } from '@individua/contract/limits'
import type { TokenType } from './accounts.queries.ts'

/** A confirmation lives longer than a sign-in: it opens nothing that was there before. */
export function minutesOfLink(tokenType: TokenType): number {
  return tokenType === 'confirmation_token'
    ? limits.confirmationLinkMinutes
    : limits.signInLinkMinutes
}
