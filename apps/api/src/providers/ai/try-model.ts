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

const answers: ReadonlySet<ModelProblem> = new Set(['unusable', 'too_large'])

/** What a model may do in so few tokens, although it works. */
export const isAnAnswer = ({ problem }: ModelFailure) => answers.has(problem)

/** What came of asking a model for a word, where that was no word. */
export async function failureOf(
  { stream }: Pick<LanguageModel, 'stream'>,
  signal: AbortSignal,
): Promise<ModelFailure | undefined> {
  const { pieces } = stream({
    purpose: 'start',
    system: 'Reply with one word.',
    prompt: 'Ready?',
    deadlineMs: modelDeadlines.start,
    maxOutputTokens,
    signal,
  })
  try {
    for await (const _ of pieces);
  } catch (error) {
    return error instanceof ModelFailure ? error : new ModelFailure('unusable')
  }
  return undefined
}

/**
 * Asks the model for a word at the start, so that the operator reads in the log whether it works. A
 * refused key is reported by the model itself (`restingModel`). Never throws.
 */
export async function tryModel(
  model: LanguageModel,
  { log, stopping, metrics }: TrialDeps,
): Promise<void> {
  const { engine } = model
  const failure = await failureOf(model, stopping)
  if (stopping.aborted) return
  if (failure) metrics.modelRequests.inc({ purpose: 'start', outcome: failure.problem })
  if (failure?.isKeyRefused) return
  if (!failure || isAnAnswer(failure)) return log.info({ engine }, 'the language model answers')
  const { problem, status } = failure
  log.warn(
    { engine, problem, status },
    'the language model does not answer; the built-in engine writes until it does',
  )
}
