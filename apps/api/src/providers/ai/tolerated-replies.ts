import { extractJsonMiddleware, extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { SdkModel } from './sdk-models.ts'

/** What models write around their thoughts where the server does not take them out. */
const thoughtTags = ['think', 'thinking', 'reasoning'] as const
export type ThoughtTag = (typeof thoughtTags)[number]

/**
 * The model without the thoughts that it writes into its reply.
 * @param begun the tag within which every reply begins, where the server's template opens it
 */
export function withoutThoughts(model: SdkModel, begun?: ThoughtTag): SdkModel {
  const middleware = thoughtTags.map((tagName) =>
    extractReasoningMiddleware({ tagName, startWithReasoning: tagName === begun }),
  )
  return wrapLanguageModel({ model, middleware })
}

/**
 * The model with the JSON of its reply alone: no thoughts, no code block, no prose around it.
 * @param noteBegun is told a tag that a reply closes without opening it
 */
export function jsonAlone(model: SdkModel, noteBegun: (tag: ThoughtTag) => void): SdkModel {
  const transform = (reply: string) => {
    const begun = thoughtTags.find((tag) => reply.includes(`</${tag}>`))
    if (begun) noteBegun(begun)
    return cutOutJson(begun ? reply.slice(reply.lastIndexOf(`</${begun}>`)) : reply)
  }
  return wrapLanguageModel({
    model: withoutThoughts(model),
    middleware: extractJsonMiddleware({ transform }),
  })
}

function cutOutJson(text: string): string {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  return start >= 0 && end > start ? text.slice(start, end + 1) : text
}
