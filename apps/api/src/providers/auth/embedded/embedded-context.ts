import type { Language } from '@individua/contract/languages'
import type { Db } from '../../../db/database.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { LinkLimits } from './link-limits.ts'
import type { Keys } from './secrets.ts'

/** A link that is to reach somebody by mail. */
export interface LinkToMail {
  email: string
  language: Language
  purpose: 'confirm-sign-up' | 'sign-in'
  /** True when somebody with an account answered again. */
  hasNewAnswers: boolean
  link: string
  code: string
  expiresAt: Date
}

/** What the embedded provider needs of the rest of the system. */
export interface EmbeddedContext {
  db: Db
  publicUrl: string
  keys: Keys
  tokens: AccessTokens
  limits: LinkLimits
  now(): Date
  /** Has `serveLinkRequest` called with this id after the transaction, surely and soon. */
  queueLinkRequest(transaction: Db, requestId: string): Promise<void>
  /** Puts the mail into the outbox within the transaction. */
  mailLink(transaction: Db, mail: LinkToMail): Promise<void>
}
