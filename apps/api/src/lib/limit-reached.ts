import { AppError } from './app-error.ts'
import type { LimitedUse } from './daily-uses.queries.ts'
import type { VisitorUse } from './visitor-uses.queries.ts'

/** `too_many_requests`, with the name of the limit for the count of refusals. */
export class LimitReached extends AppError {
  readonly limit: LimitedUse | VisitorUse | 'chat-turn'

  constructor(limit: LimitReached['limit'], retryAfterSeconds: number) {
    super('too_many_requests', { retryAfterSeconds })
    this.limit = limit
  }
}
