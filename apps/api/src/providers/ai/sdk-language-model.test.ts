import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import {
  completion,
  type ModelBehaviour,
  sendJson,
  startModelServer,
} from '../../testing/model-server.ts'
import { createLanguageModel, type ModelSettings } from './create-language-model.ts'

const request = {
  purpose: 'questions',
  system: 'Greet.',
  prompt: 'Whom?',
  deadlineMs: 10_000,
  maxOutputTokens: 200,
  schema: z.object({ greeting: z.string() }),
} as const

const said = JSON.stringify({ greeting: 'Good day' })

async function open(behaviour: ModelBehaviour, settings: Pick<ModelSettings, 'AI_PROVIDER'>) {
  const server = await startModelServer(behaviour)
  onTestFinished(() => server.close())
  const model = await createLanguageModel({
    AI_MODEL: 'test-model',
    AI_API_KEY: 'secret-key',
    AI_BASE_URL: server.url,
    ...settings,
  })
  if (!model) throw new Error('there is no model')
  return { server, model }
}

const openAiReply = {
  id: 'resp_1',
  object: 'response',
  created_at: 1_790_000_000,
  status: 'completed',
  model: 'test-model',
  output: [
    {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text: said, annotations: [] }],
    },
  ],
  usage: { input_tokens: 7, output_tokens: 3, total_tokens: 10 },
}

const anthropicReply = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'test-model',
  content: [{ type: 'text', text: said }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 7, output_tokens: 3 },
}

const googleReply = {
  candidates: [
    { content: { role: 'model', parts: [{ text: said }] }, finishReason: 'STOP', index: 0 },
  ],
  usageMetadata: { promptTokenCount: 7, candidatesTokenCount: 3, totalTokenCount: 10 },
}

const chatReply = completion(said, {
  usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
})

test.each([
  ['openai', openAiReply, '/v1/responses', 'authorization'],
  ['anthropic', anthropicReply, '/v1/messages', 'x-api-key'],
  ['google', googleReply, '/v1/models/test-model:generateContent', 'x-goog-api-key'],
  ['openai-compatible', chatReply, '/v1/chat/completions', 'authorization'],
] as const)('%s is asked by its own protocol', async (provider, reply, path, header) => {
  const { server, model } = await open((_, response) => sendJson(response, reply), {
    AI_PROVIDER: provider,
  })
  expect(model.engine).toBe(`${provider}:test-model`)
  expect(await model.write(request)).toEqual({ output: { greeting: 'Good day' }, tokens: 10 })
  const [seen] = server.requests
  expect(seen?.path).toBe(path)
  expect(seen?.headers[header]).toContain('secret-key')
  expect(seen?.body).toContain('Whom?')
})

test('a request to OpenAI asks it to store nothing', async () => {
  const { server, model } = await open((_, response) => sendJson(response, openAiReply), {
    AI_PROVIDER: 'openai',
  })
  await model.write(request)
  expect(JSON.parse(server.requests[0]?.body ?? '{}')).toMatchObject({ store: false })
})

test('a server that knows no schema is asked for plain JSON from then on', async () => {
  const { server, model } = await open(
    ({ body }, response) =>
      body.includes('json_schema')
        ? sendJson(response, { error: { message: 'response_format is not supported' } }, 400)
        : sendJson(response, chatReply),
    { AI_PROVIDER: 'openai-compatible' },
  )
  for (let times = 0; times < 2; times++) {
    expect((await model.write(request)).output).toEqual({ greeting: 'Good day' })
  }
  expect(server.requests.map(({ body }) => body.includes('json_schema'))).toEqual([
    true,
    false,
    false,
  ])
})

test('JSON in a code block is JSON all the same', async () => {
  const fenced = completion(`\`\`\`json\n${said}\n\`\`\``)
  const { model } = await open((_, response) => sendJson(response, fenced), {
    AI_PROVIDER: 'openai-compatible',
  })
  expect((await model.write(request)).output).toEqual({ greeting: 'Good day' })
})

test('a server that is away is unreachable, and the error holds nothing of the prompt', async () => {
  const model = await createLanguageModel({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'test-model',
    AI_API_KEY: undefined,
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
  })
  const failed = await model?.write(request).catch((error: unknown) => error)
  expect(failed).toMatchObject({ name: 'ModelFailure', problem: 'unreachable' })
  expect(JSON.stringify(failed)).not.toMatch(/Whom|Greet/)
})

test('without a provider there is no model', async () => {
  const none = {
    AI_PROVIDER: undefined,
    AI_MODEL: undefined,
    AI_API_KEY: undefined,
    AI_BASE_URL: undefined,
  }
  expect(await createLanguageModel(none)).toBeUndefined()
})
