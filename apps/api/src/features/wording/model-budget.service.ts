import { limits } from '@individua/contract/limits'
import type { AppContext } from '../../lib/context.ts'
import { adjustDailyUse, takeDailyUse } from '../../lib/daily-uses.queries.ts'
import { describeError } from '../../lib/describe-error.ts'
import type { ModelRequest } from '../../providers/ai/language-model.ts'

/** Each request to a model is on behalf of a user, by an HTTP request or a job. */
export type ModelContext = Pick<
  AppContext,
  'db' | 'log' | 'metrics' | 'model' | 'modelLimits' | 'now' | 'stopping'
> & { user: { id: string } }

type BudgetedRequest = Pick<ModelRequest, 'purpose' | 'system' | 'prompt' | 'maxOutputTokens'>

/** What is known of a request that a provider worked on. */
export interface ModelUse {
  /** As the provider reports. */
  tokens: number | undefined
  /** Characters of the reply, where it is complete. */
  written?: number
}

/** Tokens that are set aside for one request; one of the two methods ends the reservation. */
export interface ModelBudget {
  /**
   * Counts what was used in place of what is reserved. A reported number that cannot be right gives
   * way to an estimate by the length of prompt and reply; of a reply that broke off without a
   * report, the whole reservation counts.
   */
  settle(use: ModelUse): Promise<void>
  /** Counts nothing: the provider did no work. */
  release(): Promise<void>
}

/** Characters of a token in the languages of the product: with fewer, an estimate is on the safe side. */
const charactersPerToken = 3
/** No tokenizer packs ordinary text more tightly, or more loosely, than this. */
const mostCharactersPerToken = 8
const leastCharactersPerToken = 1
/** Some providers let a thinking model exceed the number of tokens it was given. */
const outputMargin = 4

/**
 * Reserves the most that one request should use, before it is sent: for the user and for all users
 * together, in one transaction, so that parallel requests of all instances stay within both limits.
 * @returns undefined when the tokens left for the day do not suffice
 */
export async function reserveModelBudget(
  ctx: ModelContext,
  request: BudgetedRequest,
): Promise<ModelBudget | undefined> {
  const { db, modelLimits, user, metrics } = ctx
  const { purpose, system, prompt, maxOutputTokens } = request
  const promptLength = system.length + prompt.length
  const reserved = estimate(promptLength) + maxOutputTokens
  // The rows of all requests are locked in the same order, the busiest last.
  const shares = [
    { subject: user.id, limit: limits.modelTokensPerDay },
    { subject: 'everybody', limit: modelLimits.tokensPerDay },
  ].map(({ subject, limit }) => ({
    use: { subject, kind: 'model-tokens' as const, now: ctx.now() },
    limit,
  }))

  const isReserved = await db.transaction(async (tx) => {
    const taken: typeof shares = []
    for (const share of shares) {
      if ((await takeDailyUse(tx, share.use, share.limit, reserved)) === null) {
        for (const { use } of taken) await adjustDailyUse(tx, use, -reserved)
        return false
      }
      taken.push(share)
    }
    return true
  })
  if (!isReserved) {
    metrics.modelRequests.inc({ purpose, outcome: 'no_budget' })
    return undefined
  }

  async function countInstead(used: number): Promise<void> {
    metrics.modelTokens.inc({ purpose }, used)
    if (used === reserved) return
    try {
      await db.transaction(async (tx) => {
        for (const { use } of shares) await adjustDailyUse(tx, use, used - reserved)
      })
    } catch (error) {
      // The reservation stands until midnight; the reply is there all the same.
      ctx.log.warn({ purpose, problem: describeError(error) }, 'tokens were not settled')
    }
  }

  return {
    release: () => countInstead(0),
    settle({ tokens, written }) {
      const length = promptLength + (written ?? 0)
      const most = promptLength / leastCharactersPerToken + outputMargin * maxOutputTokens
      const isCredible =
        tokens !== undefined && tokens >= length / mostCharactersPerToken && tokens <= most
      if (isCredible) return countInstead(Math.round(tokens))
      return countInstead(written === undefined ? reserved : estimate(length))
    },
  }
}

function estimate(characters: number): number {
  return Math.ceil(characters / charactersPerToken)
}
