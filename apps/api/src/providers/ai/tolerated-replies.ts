import { extractJsonMiddleware, extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { SdkModel } from './sdk-models.ts'

/** What models write around their thoughts where the server does not take them out. */
const thoughtTags = ['think', 'thinking', 'reasoning']

/** The model without the thoughts that it writes into its reply. */
export function withoutThoughts(model: SdkModel): SdkModel {
  const middleware = thoughtTags.map((tagName) => extractReasoningMiddleware({ tagName }))
  return wrapLanguageModel({ model, middleware })
}

/** The model with the JSON of its reply alone: no thoughts, no code block, no prose around it. */
export function jsonAlone(model: SdkModel): SdkModel {
  return wrapLanguageModel({
    model: withoutThoughts(model),
    middleware: extractJsonMiddleware({ transform: cutOutJson }),
  })
}

/** Some templates open the thoughts themselves, so that the reply shows the closing tag alone. */
const thoughtsEnd = /^[\s\S]*<\/(?:think|thinking|reasoning)>/

function cutOutJson(reply: string): string {
  const text = reply.replace(thoughtsEnd, '')
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  return start >= 0 && end > start ? text.slice(start, end + 1) : text
}
