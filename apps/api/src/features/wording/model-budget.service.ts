import { limits } from '@individua/contract/limits'
import type { AppContext } from '../../lib/context.ts'
import { addDailyUse, readDailyUse } from '../../lib/daily-uses.queries.ts'
import type { ModelPurpose } from '../../providers/ai/language-model.ts'

/** Each request to a model is on behalf of a user, by an HTTP request or a job. */
export type ModelContext = Pick<
  AppContext,
  'db' | 'log' | 'metrics' | 'model' | 'modelLimits' | 'now' | 'stopping'
> & { user: { id: string } }

export interface ModelBudget {
  /**
   * Counts what was used in place of what was set aside.
   * @param tokens as the provider reports; undefined leaves what was set aside
   */
  settle(tokens: number | undefined): Promise<void>
}

/** More than one request can use: a provider that counts wildly does not use up the day of all users. */
const mostTokens = 200_000

/**
 * Sets tokens aside for one request, unless the user or all together have used up their day.
 * @param tokens the most that the request should use
 */
export async function takeModelBudget(
  ctx: ModelContext,
  purpose: ModelPurpose,
  tokens: number,
): Promise<ModelBudget | undefined> {
  const { db, modelLimits, user } = ctx
  const uses = ['everybody', user.id].map((subject) => ({
    subject,
    kind: 'model-tokens' as const,
    now: ctx.now(),
  }))
  const [all = 0, own = 0] = await Promise.all(uses.map((use) => readDailyUse(db, use)))
  if (all >= modelLimits.tokensPerDay || own >= limits.modelTokensPerDay) {
    ctx.metrics.modelRequests.inc({ purpose, outcome: 'no_budget' })
    return undefined
  }
  const add = async (amount: number) => {
    for (const use of uses) await addDailyUse(db, use, amount)
  }
  await add(tokens)
  return {
    async settle(reported) {
      const used = reported === undefined ? tokens : plausible(reported)
      ctx.metrics.modelTokens.inc({ purpose }, used)
      if (used !== tokens) await add(used - tokens)
    },
  }
}

function plausible(tokens: number): number {
  return Number.isFinite(tokens)
    ? Math.round(Math.min(Math.max(tokens, 0), mostTokens))
    : mostTokens
}
