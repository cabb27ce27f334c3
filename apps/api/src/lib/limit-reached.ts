import { AppError } from './app-error.ts'
import type { LimitedUse } from './daily-uses.queries.ts'
import type { VisitorUse } from './visitor-uses.queries.ts'

/** With the name of the limit for the count of refusals. All but one of them end with the day. */
export class LimitReached extends AppError {
  readonly limit: LimitedUse | VisitorUse | 'chat-turn'

  constructor(limit: LimitReached['limit'], retryAfterSeconds: number) {
    super(limit === 'chat-turn' ? 'too_many_requests' : 'daily_limit_reached', {
      retryAfterSeconds,
    })
    this.limit = limit
  }
}
