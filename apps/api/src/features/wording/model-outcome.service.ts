import type { ModelFailure, ModelProblem, ModelPurpose } from '../../providers/ai/language-model.ts'
import type { ModelContext } from './model-budget.service.ts'

/** Whether a provider may have worked on a request that ended so. */
export const usesTokens: Readonly<Record<ModelProblem, boolean>> = {
  late: true,
  too_large: true,
  unusable: true,
  resting: false,
  unreachable: false,
  limited: false,
  refused: false,
}

/** A model that rests was reported when its rest began. */
export function logFailure(
  { log }: Pick<ModelContext, 'log'>,
  purpose: ModelPurpose,
  { problem, status }: ModelFailure,
): void {
  const level = problem === 'resting' ? 'debug' : 'warn'
  log[level]({ purpose, problem, status }, 'the language model did not help')
}
