import type { LanguageModel as AnySdkModel } from 'ai'
import type { Env } from '../../env.ts'
import type { ModelSettings } from './create-language-model.ts'
import { limitedFetch } from './limited-fetch.ts'

export type SdkModel = Exclude<AnySdkModel, string>

export interface SdkModels {
  model: SdkModel
  /** For servers that know JSON but no schema. */
  withoutSchema?: SdkModel
  /**
   * False where a server refuses what its context cannot hold: it ends by itself, or by the deadline.
   */
  isCapped: boolean
  /** Where the package knows which models think at all, and leaves it out for the others. */
  reasoning?: 'low'
}

/** Only the package of the provider that is configured. */
export async function loadSdkModels(
  provider: NonNullable<Env['AI_PROVIDER']>,
  model: string,
  { AI_API_KEY: apiKey, AI_BASE_URL: baseURL }: ModelSettings,
): Promise<SdkModels> {
  const settings = { fetch: limitedFetch, ...(apiKey && { apiKey }), ...(baseURL && { baseURL }) }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return { model: createOpenAI(settings)(model), isCapped: true, reasoning: 'low' }
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return { model: createAnthropic(settings)(model), isCapped: true }
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return { model: createGoogle(settings)(model), isCapped: true }
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const open = (supportsStructuredOutputs: boolean) =>
        createOpenAICompatible({
          ...settings,
          baseURL: baseURL ?? '',
          name: 'compatible',
          includeUsage: true,
          supportsStructuredOutputs,
        })(model)
      return { model: open(true), withoutSchema: open(false), isCapped: false }
    }
  }
}
