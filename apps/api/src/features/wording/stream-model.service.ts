import {
  ModelFailure,
  type ModelRequest,
  type ModelStream,
} from '../../providers/ai/language-model.ts'
import { type ModelContext, reserveModelBudget } from './model-budget.service.ts'
import { usesTokens } from './model-outcome.service.ts'

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
  const { purpose } = request
  const budget = await reserveModelBudget(ctx, request)
  if (!budget) return undefined
  return read(model.stream(request))

  async function* read(stream: ModelStream) {
    let written = 0
    let isComplete = false
    let failure: ModelFailure | undefined
    try {
      for await (const piece of stream.pieces) {
        written += piece.length
        yield piece
      }
      isComplete = true
    } catch (error) {
      if (error instanceof ModelFailure) failure = error
      throw error
    } finally {
      const outcome = isComplete ? 'good' : (failure?.problem ?? 'broken_off')
      ctx.metrics.modelRequests.inc({ purpose, outcome })
      const isUnused = written === 0 && failure && !usesTokens[failure.problem]
      const tokens = stream.tokens()
      if (isUnused) await budget?.release()
      else await budget?.settle({ tokens, ...(isComplete && { written }) })
    }
  }
}
