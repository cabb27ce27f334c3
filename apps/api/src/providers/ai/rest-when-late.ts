import {
  type LanguageModel,
  ModelFailure,
  type ModelPurpose,
  type ModelRequest,
} from './language-model.ts'

const mostInARow = 2
/** Longer than the user takes for a step, so that the next step need not wait again. */
const restMs = 600_000

/**
 * The same model, left alone for ten minutes after it was late twice in a row for one purpose, so that
 * no further caller waits in vain. Each instance finds out for itself.
 */
export function restWhenLate(model: LanguageModel, now: () => number): LanguageModel {
  const timesLate = new Map<ModelPurpose, number>()
  const restsUntil = new Map<ModelPurpose, number>()

  function begin({ purpose }: ModelRequest): void {
    if (now() < (restsUntil.get(purpose) ?? 0)) throw new ModelFailure('resting')
  }
  function noteFailure({ purpose, signal }: ModelRequest, error: unknown): void {
    if (signal?.aborted || !(error instanceof ModelFailure) || error.problem !== 'late') return
    const count = (timesLate.get(purpose) ?? 0) + 1
    timesLate.set(purpose, count)
    if (count >= mostInARow) restsUntil.set(purpose, now() + restMs)
  }

  return {
    engine: model.engine,
    async write(request) {
      begin(request)
      try {
        const written = await model.write(request)
        timesLate.delete(request.purpose)
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
          timesLate.delete(request.purpose)
        } catch (error) {
          noteFailure(request, error)
          throw error
        }
      }
      return { ...stream, pieces: read() }
    },
  }
}
