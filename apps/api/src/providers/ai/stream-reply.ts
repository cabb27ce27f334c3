import { generateText, streamText } from 'ai'
import { ModelFailure, type ModelRequest, type ModelStream } from './language-model.ts'
import { asModelFailure } from './model-failures.ts'
import { deadlineOf } from './request-deadline.ts'
import type { SdkModels } from './sdk-models.ts'
import { isShapeRefused, settingsOf } from './sdk-requests.ts'
import { type ThoughtTag, withoutThoughts } from './tolerated-replies.ts'

/** What replies have shown of a server. */
export interface ServerHabits {
  /** Every reply begins within this tag. A structured request comes before each message to the chat. */
  begun?: ThoughtTag
  /** As OpenAI does for some models, to organisations that are not verified. */
  refusesStreams?: true
}

interface Ended {
  tokens?: number | undefined
  isCutOff?: boolean
}

type Settings = Parameters<typeof streamText>[0] & Parameters<typeof generateText>[0]

/** A reply as it is written, or whole where the server does not stream. */
export function streamFrom(
  models: SdkModels,
  request: ModelRequest,
  habits: ServerHabits,
): ModelStream {
  const ended: Ended = {}
  async function* read() {
    const { signal, end } = deadlineOf(request)
    const asked = {
      ...settingsOf(models, request),
      model: withoutThoughts(models.model, habits.begun),
      instructions: request.system,
      prompt: request.prompt,
      abortSignal: signal,
    }
    try {
      yield* habits.refusesStreams ? writeWhole(asked, ended) : streamOrWrite(asked, ended, habits)
      signal.throwIfAborted()
      if (ended.isCutOff) throw new ModelFailure('unusable')
    } catch (error) {
      throw asModelFailure(error, signal)
    } finally {
      end()
    }
  }
  return { pieces: read(), tokens: () => ended.tokens }
}

async function* streamOrWrite(asked: Settings, ended: Ended, habits: ServerHabits) {
  let failure: unknown
  const { textStream } = streamText({
    ...asked,
    onError: ({ error }) => {
      failure = error
    },
    onEnd: ({ totalUsage, finishReason }) => note(ended, totalUsage.totalTokens, finishReason),
  })
  yield* textStream
  if (!failure) return
  if (!isShapeRefused(asModelFailure(failure))) throw failure
  yield* writeWhole(asked, ended)
  habits.refusesStreams = true
}

async function* writeWhole(asked: Settings, ended: Ended) {
  const { text, usage, finishReason } = await generateText(asked)
  note(ended, usage.totalTokens, finishReason)
  yield text
}

function note(ended: Ended, tokens: number | undefined, finishReason: string): void {
  ended.tokens = tokens
  ended.isCutOff = finishReason === 'length' || finishReason === 'content-filter'
}
