import { z } from 'zod'
import type { ModelPurpose } from '../providers/ai/language-model.ts'
import { say, type startModelServer } from './model-server.ts'
import type { TestApi } from './start-test-api.ts'

/** After some failures in a row a model is left alone, until it was seen to work. */
export async function wakeModel(
  server: Pick<Awaited<ReturnType<typeof startModelServer>>, 'behave'>,
  { ctx }: TestApi,
  purpose: ModelPurpose,
): Promise<void> {
  server.behave(say({ isAwake: true }))
  await ctx.model?.write({
    purpose,
    system: '',
    prompt: 'Are you awake?',
    deadlineMs: 30_000,
    maxOutputTokens: 10,
    schema: z.object({ isAwake: z.boolean() }),
  })
}
