import { z } from 'zod'
import { withoutContactDetails } from '../../lib/without-contact-details.ts'
import { askModel } from './ask-model.service.ts'
import type { ModelContext } from './model-budget.service.ts'

const made = z.object({ key: z.string(), speaksOfSelfHarm: z.boolean() })

const instructions = `You read answers of a questionnaire for one purpose: so that a person in danger is shown where to find help. For each text say whether its writer speaks of harming or killing themselves, of not wanting to live, or of having done so recently, in any language, also in hints. Sadness, loss, anger, fiction, and other people's deaths alone are not it.`

/**
 * Which of the texts speak of the writer's self-harm, by a model: beside the word lists, which
 * always decide on their own. The wait for it is short, and no reply means no.
 * @returns the indices of those texts
 */
export async function noticeSelfHarm(
  ctx: ModelContext,
  texts: readonly string[],
): Promise<Set<number>> {
  const entries = texts.map((text, index) => ({
    key: `t${index}`,
    text: withoutContactDetails(text),
  }))
  const read = await askModel(ctx, {
    purpose: 'self-harm',
    instructions,
    shape: '{"key":"t0","speaksOfSelfHarm":false}',
    context: {},
    entries,
    made,
    check: () => [],
    maxOutputTokens: 2_000,
    deadlineMs: ctx.modelLimits.deadlines['self-harm'],
    signal: ctx.stopping,
  })
  return new Set([...texts.keys()].filter((index) => read.get(`t${index}`)?.speaksOfSelfHarm))
}
