import pino from 'pino'
import type { Env } from '../../env.ts'
import { createLanguageModel } from '../../providers/ai/create-language-model.ts'
import type { ModelFailure } from '../../providers/ai/language-model.ts'
import { failureOf, isAnAnswer } from '../../providers/ai/try-model.ts'
import { type Finding, failed, ok, warning } from './finding.ts'

const name = 'language model'
const timeoutMs = 20_000

/** Asks the model for a word, as the server does at its start. */
export async function checkModel(env: Env): Promise<Finding> {
  const log = pino({ level: 'silent' })
  const model = await createLanguageModel(env, { now: () => Date.now(), log })
  if (!model) return ok(name, 'none: the built-in engine writes')
  const failure = await failureOf(model, AbortSignal.timeout(timeoutMs))
  return failure && !isAnAnswer(failure)
    ? describeFailure(model.engine, failure)
    : ok(name, `${model.engine} answers`)
}

function describeFailure(engine: string, failure: ModelFailure): Finding {
  const { problem, status, isKeyRefused } = failure
  const seen = `${engine}: ${problem}${status ? ` (${status})` : ''}`
  if (isKeyRefused) {
    return failed(
      name,
      `${engine} refuses the key (${status})`,
      'Set AI_API_KEY to a valid key of an account with credit.',
    )
  }
  if (problem === 'refused') {
    return failed(
      name,
      seen,
      'Check AI_MODEL and AI_BASE_URL: the provider does not know the model.',
    )
  }
  if (problem === 'limited') {
    return warning(
      name,
      seen,
      'The provider takes no more requests now; the built-in engine writes.',
    )
  }
  return failed(
    name,
    seen,
    'Check AI_BASE_URL and that this machine reaches it; the built-in engine writes until then.',
  )
}
