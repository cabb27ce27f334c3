import type { Db } from '../../../db/database.ts'
import type { LinkToMail } from '../auth-provider.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { LinkLimits } from './link-limits.ts'
import type { Keys } from './secrets.ts'

/** What the embedded provider needs of the rest of the system. */
export interface EmbeddedContext {
  db: Db
  publicUrl: string
  keys: Keys
  tokens: AccessTokens
  limits: LinkLimits
  now(): Date
  /** Whether mails stay in the database, to be read in the local mailbox. */
  keepsMails: boolean
  /**
   * Within the transaction: a job that serves whatever waits then, this request among it.
   * @returns what to call once the transaction is committed
   */
  queueRescue(transaction: Db, requestId: string): Promise<() => void>
  /** After the transaction: serves the request at once, if all goes well. */
  serveSoon(requestId: string): void
  /** Serves the request and has its mail delivered. @throws when the mail should be tried again */
  serveNow(requestId: string): Promise<void>
  /** Puts the mail into the outbox within the transaction; `serveNow` or the job delivers it. */
  writeLinkMail(transaction: Db, id: string, link: LinkToMail): Promise<void>
}
