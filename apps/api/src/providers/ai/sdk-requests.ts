import type { ModelFailure, ModelRequest } from './language-model.ts'
import type { SdkModels } from './sdk-models.ts'

const shared = {
  maxRetries: 0,
  telemetry: { isEnabled: false },
  // OpenAI stores requests unless they ask it not to. It refuses summaries of reasoning, which the SDK
  // asks for by itself, to organisations that are not verified.
  providerOptions: { openai: { store: false, reasoningSummary: null } },
} as const

/** The settings of the AI SDK for a request: tokens, and options of the provider. */
export function settingsOf({ reasoning, isCapped }: SdkModels, { maxOutputTokens }: ModelRequest) {
  return { ...shared, ...(reasoning && { reasoning }), ...(isCapped && { maxOutputTokens }) }
}

/** The server may take the same request in another shape: without a schema, or not as a stream. */
export function isShapeRefused({ problem, status }: ModelFailure): boolean {
  return problem === 'refused' && (status === 400 || status === 422)
}
