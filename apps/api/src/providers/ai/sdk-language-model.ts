import { generateText, Output } from 'ai'
import type { z } from 'zod'
import type { LanguageModel, ModelRequest } from './language-model.ts'
import { asModelFailure } from './model-failures.ts'
import { inTime } from './request-deadline.ts'
import type { SdkModel, SdkModels } from './sdk-models.ts'
import { isShapeRefused, settingsOf } from './sdk-requests.ts'
import { type ServerHabits, streamFrom } from './stream-reply.ts'
import { jsonAlone } from './tolerated-replies.ts'

/** Warnings of the SDK would go to the console, not to the log. */
globalThis.AI_SDK_LOG_WARNINGS = false

/** A model reached by the AI SDK. */
export function openSdkModel(engine: string, models: SdkModels): LanguageModel {
  const habits: ServerHabits = {}
  const withJson = (model: SdkModel) =>
    jsonAlone(model, (tag) => {
      habits.begun = tag
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
        if (!withoutSchema || !isShapeRefused(asModelFailure(error))) throw error
        structured = withJson(withoutSchema)
        withoutSchema = undefined
        return await attempt()
      }
    },
    stream: (request) => streamFrom(models, request, habits),
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
