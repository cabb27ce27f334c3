import type { Logger } from 'pino'
import type { Metrics } from '../../lib/metrics.ts'
import {
  type LanguageModel,
  ModelFailure,
  type ModelProblem,
  modelDeadlines,
} from './language-model.ts'

interface TrialDeps {
  log: Pick<Logger, 'info' | 'warn'>
  stopping: AbortSignal
  metrics: Pick<Metrics, 'modelRequests'>
}

/** OpenAI takes no fewer. */
const maxOutputTokens = 16

/** What a model may do in so few tokens, although it works. */
const isAnAnswer: ReadonlySet<ModelProblem> = new Set(['unusable', 'too_large'])

/**
 * Asks the model for a word at the start, so that the operator reads in the log whether it works. A
 * refused key is reported by the model itself (`restingModel`). Never throws.
 */
export async function tryModel(
  { engine, stream }: LanguageModel,
  { log, stopping, metrics }: TrialDeps,
): Promise<void> {
  const { pieces } = stream({
    purpose: 'start',
    system: 'Reply with one word.',
    prompt: 'Ready?',
    deadlineMs: modelDeadlines.start,
    maxOutputTokens,
    signal: stopping,
  })
  try {
    for await (const _ of pieces);
  } catch (error) {
    if (stopping.aborted || !(error instanceof ModelFailure)) return
    const { problem, status } = error
    metrics.modelRequests.inc({ purpose: 'start', outcome: problem })
    if (error.isKeyRefused) return
    if (!isAnAnswer.has(problem)) {
      log.warn(
        { engine, problem, status },
        'the language model does not answer; the built-in engine writes until it does',
      )
      return
    }
  }
  log.info({ engine }, 'the language model answers')
}
