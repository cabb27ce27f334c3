import {
  ModelFailure,
  type ModelRequest,
  type ModelStream,
} from '../../providers/ai/language-model.ts'
import { type ModelContext, takeModelBudget } from './model-budget.service.ts'

/**
 * A model's reply as it is written, within the same limits as everything else asked of it.
 * @returns undefined without a model, or when the day's tokens are used up: then the built-in
 *   engine replies. Reading the pieces throws `ModelFailure` where the reply breaks off.
 */
export async function openModelStream(
  ctx: ModelContext,
  request: ModelRequest,
): Promise<AsyncIterable<string> | undefined> {
  const { model } = ctx
  if (!model) return undefined
  const { purpose, system, prompt, maxOutputTokens } = request
  const promptTokens = Math.ceil((prompt.length + system.length) / 3)
  const budget = await takeModelBudget(ctx, purpose, promptTokens + maxOutputTokens)
  if (!budget) return undefined
  return read(model.stream(request))

  async function* read(stream: ModelStream) {
    let outcome = 'broken_off'
    try {
      yield* stream.pieces
      outcome = 'good'
    } catch (error) {
      if (error instanceof ModelFailure) outcome = error.problem
      throw error
    } finally {
      ctx.metrics.modelRequests.inc({ purpose, outcome })
      await budget?.settle(stream.tokens())
    }
  }
}
