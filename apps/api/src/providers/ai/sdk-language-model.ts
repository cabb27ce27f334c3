import { generateText, Output, streamText } from 'ai'
import type { z } from 'zod'
import { type LanguageModel, ModelFailure, type ModelRequest } from './language-model.ts'
import { asModelFailure } from './model-failures.ts'
import type { SdkModel, SdkModels } from './sdk-models.ts'
import { jsonAlone, type ThoughtTag, withoutThoughts } from './tolerated-replies.ts'

/** Warnings of the SDK would go to the console, not to the log. */
globalThis.AI_SDK_LOG_WARNINGS = false

const shared = {
  maxRetries: 0,
  telemetry: { isEnabled: false },
  // OpenAI stores requests unless they ask it not to. It refuses summaries of reasoning, which the SDK
  // asks for by itself, to organisations that are not verified.
  providerOptions: { openai: { store: false, reasoningSummary: null } },
} as const

function settingsOf({ reasoning, isCapped }: SdkModels, { maxOutputTokens }: ModelRequest) {
  return { ...shared, ...(reasoning && { reasoning }), ...(isCapped && { maxOutputTokens }) }
}

/** A model reached by the AI SDK. */
export function openSdkModel(engine: string, models: SdkModels): LanguageModel {
  /** A structured request comes before each message to the chat: by then it is known. */
  let begun: ThoughtTag | undefined
  const withJson = (model: SdkModel) =>
    jsonAlone(model, (tag) => {
      begun = tag
    })
  let structured = withJson(models.model)
  let { withoutSchema } = models
  return {
    engine,
    async write(request) {
      const attempt = () => writeOnce(structured, settingsOf(models, request), request)
      try {
        return await attempt()
      } catch (error) {
        const { problem, status } = asModelFailure(error)
        if (!withoutSchema || problem !== 'refused' || (status !== 400 && status !== 422)) {
          throw error
        }
        structured = withJson(withoutSchema)
        withoutSchema = undefined
        return await attempt()
      }
    },
    stream: (request) => streamFrom(models, request, begun),
  }
}

type StructuredRequest<Shape> = ModelRequest & { schema: z.ZodType<Shape> }

function writeOnce<Shape>(
  model: SdkModel,
  settings: ReturnType<typeof settingsOf>,
  request: StructuredRequest<Shape>,
) {
  return inTime(request, async (abortSignal) => {
    const { system: instructions, prompt, schema } = request
    const output = Output.object({ schema })
    const asked = { ...settings, model, instructions, prompt, output, abortSignal }
    const written = await generateText(asked)
    return { output: written.output, tokens: written.usage.totalTokens }
  })
}

function streamFrom(models: SdkModels, request: ModelRequest, begun?: ThoughtTag) {
  const { system: instructions, prompt } = request
  let tokens: number | undefined
  async function* read() {
    const { signal, end } = deadlineOf(request)
    let failure: unknown
    let isCutOff = false
    try {
      const { textStream } = streamText({
        ...settingsOf(models, request),
        model: withoutThoughts(models.model, begun),
        instructions,
        prompt,
        abortSignal: signal,
        onError: ({ error }) => {
          failure = error
        },
        onEnd: ({ totalUsage, finishReason }) => {
          tokens = totalUsage.totalTokens
          isCutOff = finishReason === 'length' || finishReason === 'content-filter'
        },
      })
      yield* textStream
      signal.throwIfAborted()
      if (failure) throw failure
      if (isCutOff) throw new ModelFailure('unusable')
    } catch (error) {
      throw asModelFailure(error, signal)
    } finally {
      end()
    }
  }
  return { pieces: read(), tokens: () => tokens }
}

/** Ends at the deadline, even where something on the way does not heed the signal. */
async function inTime<Result>(
  request: ModelRequest,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { signal, end } = deadlineOf(request)
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    return await Promise.race([work(signal), isOver])
  } catch (error) {
    throw asModelFailure(error, signal)
  } finally {
    end()
  }
}

function deadlineOf({ deadlineMs, signal: outer }: ModelRequest) {
  const controller = new AbortController()
  const stop = () => controller.abort(new Error('stopped'))
  const timer = setTimeout(stop, deadlineMs)
  outer?.addEventListener('abort', stop, { once: true })
  if (outer?.aborted) stop()
  const end = () => {
    clearTimeout(timer)
    outer?.removeEventListener('abort', stop)
  }
  return { signal: controller.signal, end }
}
