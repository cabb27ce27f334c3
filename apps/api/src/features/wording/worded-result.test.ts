import { type AdvancedResult, advancedResult } from '@individua/contract/advanced-results'
import { afterAll, expect, test } from 'vitest'
import { advancedUser } from '../../testing/advanced-user.ts'
import { type PromptItem, say, startModelServer } from '../../testing/model-server.ts'
import { payFor } from '../../testing/pay-for.ts'
import { startTestApi } from '../../testing/start-test-api.ts'

const server = await startModelServer(
  say(({ items }: { items: PromptItem[] }) => ({
    items: items.map(({ key, text, options = null }) => ({
      key,
      text: String(text).replace(/\.$/, '…'),
      options,
      ratings: [1, 0, null],
      speaksOfSelfHarm: false,
    })),
  })),
)
afterAll(() => server.close())

async function resultOf(
  name: string,
): Promise<{ english: AdvancedResult; german: AdvancedResult }> {
  const api = await startTestApi({ settings: server.settings })
  const user = await advancedUser(api, name)
  await user.answerSteps(1, 2, 3)
  await payFor(api, user)
  const read = async (language: string) => {
    const headers = { ...user.headers, 'accept-language': language }
    const answer = await api.client.get('/api/results/advanced', headers)
    return advancedResult.parse(await answer.json())
  }
  await expect
    .poll(async () => (await (await user.post('/api/results/advanced')).json()) as object, {
      timeout: 30_000,
    })
    .toMatchObject({ status: 'ready' })
  return { english: await read('en'), german: await read('de') }
}

test('a report is in the words of the model where it was asked for, and built in elsewhere', async () => {
  const { english, german } = await resultOf('worded')
  expect(english.metadata.engine).toBe('openai-compatible:test-model')
  expect(english.archetypes[0]?.description).toMatch(/…$/)
  expect(german.metadata.engine).toBe('built-in')
  expect(german.archetypes[0]?.description).toMatch(/\.$/)
})

test('a model that breaks off leaves a whole report', async () => {
  server.behave((_, response) => void response.socket?.resetAndDestroy())
  const { english } = await resultOf('broken')
  expect(english.metadata.engine).toBe('built-in')
  expect(english.archetypes[0]?.description).toMatch(/\.$/)
})
