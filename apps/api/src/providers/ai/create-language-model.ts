import type { Env } from '../../env.ts'
import type { LanguageModel } from './language-model.ts'
import { type RestDeps, restingModel } from './resting-model.ts'

export type ModelSettings = Pick<Env, 'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL'>

/**
 * The model that is configured, if any. Its packages are loaded only then: without a model the
 * product starts as fast and stays as small as if there were none.
 */
export async function createLanguageModel(
  settings: ModelSettings,
  deps: RestDeps,
): Promise<LanguageModel | undefined> {
  const { AI_PROVIDER: provider, AI_MODEL: model } = settings
  if (!provider || !model) return undefined
  const { openSdkModel } = await import('./sdk-language-model.ts')
  const { loadSdkModels } = await import('./sdk-models.ts')
  const opened = openSdkModel(
    `${provider}:${model}`,
    await loadSdkModels(provider, model, settings),
  )
  return restingModel(opened, deps)
}
