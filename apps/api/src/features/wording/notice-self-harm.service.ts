import type { SelfHarmSubject } from '@individua/safety/speaks-of-self-harm'
import { z } from 'zod'
import { withoutContactDetails } from '../../lib/without-contact-details.ts'
import { askModel } from './ask-model.service.ts'
import type { ModelContext } from './model-budget.service.ts'

const made = z.object({ key: z.string(), selfHarm: z.enum(['none', 'self', 'other']) })

const instructions = `You read answers of a questionnaire for one purpose: so that a person in danger is shown where to find help. For each text reply in selfHarm with one word. self: its writer speaks of harming or killing themselves, of not wanting to live, or of having done so recently. other: the writer worries that another living person may harm or kill themselves. none: anything else; sadness, loss, anger, fiction, and other people's deaths alone are none. Read hints too, in any language. If both self and other fit, reply self.`

/**
 * Whose self-harm the texts speak of, by a model: beside the classifier, which decides on its own.
 * The wait for it is short, and no reply means none.
 * @returns by index, for the texts that speak of self-harm
 */
export async function noticeSelfHarm(
  ctx: ModelContext,
  texts: readonly string[],
): Promise<Map<number, SelfHarmSubject>> {
  const entries = texts.map((text, index) => ({
    key: `t${index}`,
    text: withoutContactDetails(text),
  }))
  const read = await askModel(ctx, {
    purpose: 'self-harm',
    instructions,
    shape: '{"key":"t0","selfHarm":"none"}',
    context: {},
    entries,
    made,
    check: () => [],
    maxOutputTokens: 2_000,
    deadlineMs: ctx.modelLimits.deadlines['self-harm'],
    signal: ctx.stopping,
  })
  return new Map(
    [...texts.keys()].flatMap((index) => {
      const subject = read.get(`t${index}`)?.selfHarm ?? 'none'
      return subject === 'none' ? [] : [[index, subject] as const]
    }),
  )
}
