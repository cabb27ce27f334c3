import type { Logger } from 'pino'
import {
  type LanguageModel,
  ModelFailure,
  type ModelPurpose,
  type ModelRequest,
} from './language-model.ts'

const mostLateInARow = 2
/** Longer than the user takes for a step, so that the next step need not wait again. */
const lateRestMs = 600_000
/** A key works again only when the operator has done something about it. */
const keyRestMs = 600_000
/** A provider that asks for more is asked again the next day. */
const mostRestMs = 86_400_000

export interface RestDeps {
  /** Milliseconds. */
  now(): number
  log: Pick<Logger, 'warn' | 'error'>
}

/**
 * The same model, left alone while a request would be in vain, so that no caller waits for it:
 * - for ten minutes and one purpose, after it was late twice in a row for that purpose; a request that
 *   its caller aborts with a `ModelFailure` was late too;
 * - as long as the provider asks for by `Retry-After`;
 * - for ten minutes, after the provider refused the key.
 * A request in the meantime fails with `resting`. Each instance finds out for itself.
 */
export function restingModel(model: LanguageModel, { now, log }: RestDeps): LanguageModel {
  const timesLate = new Map<ModelPurpose, number>()
  const restsUntil = new Map<ModelPurpose, number>()
  let allRestUntil = 0
  let isRefusalLogged = false

  function begin({ purpose }: ModelRequest): void {
    if (now() < Math.max(allRestUntil, restsUntil.get(purpose) ?? 0)) {
      throw new ModelFailure('resting')
    }
  }

  function noteReply({ purpose }: ModelRequest): void {
    timesLate.delete(purpose)
    isRefusalLogged = false
  }

  function noteFailure(request: ModelRequest, error: unknown): void {
    if (!(error instanceof ModelFailure)) return
    if (error.isKeyRefused) noteRefusedKey(error)
    if (error.retryAfterMs) noteRetryAfter(error, error.retryAfterMs)
    if (error.problem === 'late' && !isGivenUp(request)) noteLate(request)
  }

  function noteRefusedKey({ status }: ModelFailure): void {
    allRestUntil = Math.max(allRestUntil, now() + keyRestMs)
    if (isRefusalLogged) return
    isRefusalLogged = true
    log.error(
      { engine: model.engine, status },
      'the provider of the language model refuses the key: check AI_API_KEY; until it is accepted the built-in engine writes',
    )
  }

  function noteRetryAfter({ status }: ModelFailure, retryAfterMs: number): void {
    const restMs = Math.min(retryAfterMs, mostRestMs)
    allRestUntil = Math.max(allRestUntil, now() + restMs)
    log.warn(
      { engine: model.engine, status, seconds: Math.ceil(restMs / 1000) },
      'the provider of the language model asks to wait',
    )
  }

  function noteLate({ purpose }: ModelRequest): void {
    const count = (timesLate.get(purpose) ?? 0) + 1
    timesLate.set(purpose, count)
    if (count >= mostLateInARow) restsUntil.set(purpose, now() + lateRestMs)
  }

  return {
    engine: model.engine,
    async write(request) {
      begin(request)
      try {
        const written = await model.write(request)
        noteReply(request)
        return written
      } catch (error) {
        noteFailure(request, error)
        throw error
      }
    },
    stream(request) {
      const stream = model.stream(request)
      async function* read() {
        begin(request)
        try {
          yield* stream.pieces
          noteReply(request)
        } catch (error) {
          noteFailure(request, error)
          throw error
        }
      }
      return { ...stream, pieces: read() }
    },
  }
}

/** By the caller, for another reason than that it waited too long. */
function isGivenUp({ signal }: ModelRequest): boolean {
  return signal?.aborted === true && !(signal.reason instanceof ModelFailure)
}
