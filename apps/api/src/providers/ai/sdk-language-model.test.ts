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
  deadlineMs: 60_000,
  maxOutputTokens: 200,
  schema: z.object({ greeting: z.string() }),
} as const

const silent = () => {}
const deps = { now: () => performance.now(), log: { warn: silent, error: silent } }

const said = JSON.stringify({ greeting: 'Good day' })

async function open(behaviour: ModelBehaviour, settings: Partial<ModelSettings>) {
  const server = await startModelServer(behaviour)
  onTestFinished(() => server.close())
  const model = await createLanguageModel(
    {
      AI_PROVIDER: undefined,
      AI_MODEL: 'test-model',
      AI_API_KEY: 'secret-key',
      AI_BASE_URL: server.url,
      ...settings,
    },
    deps,
  )
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

test('a request to OpenAI asks it to store nothing and to summarise no reasoning', async () => {
  const { server, model } = await open((_, response) => sendJson(response, openAiReply), {
    AI_PROVIDER: 'openai',
    AI_MODEL: 'gpt-5-mini',
  })
  await model.write(request)
  const sent = JSON.parse(server.requests[0]?.body ?? '{}')
  expect(sent).toMatchObject({ store: false, reasoning: { effort: 'low' } })
  expect(sent.reasoning).not.toHaveProperty('summary')
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

test.each([
  ['in a code block', `\`\`\`json\n${said}\n\`\`\``],
  ['within prose', `Certainly, here it is:\n${said}\nI hope that helps.`],
  ['after thoughts', `<think>{"greeting": "no"} or rather</think>\n${said}`],
  ['after thoughts that the template began', `{"greeting": "no"} or rather\n</think>\n\n${said}`],
])('JSON %s is JSON all the same', async (_, reply) => {
  const { model } = await open((_, response) => sendJson(response, completion(reply)), {
    AI_PROVIDER: 'openai-compatible',
  })
  expect((await model.write(request)).output).toEqual({ greeting: 'Good day' })
})

function streamed(pieces: readonly string[], finish = 'stop'): ModelBehaviour {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const send = (delta: object, finish_reason: string | null) => {
      const choices = [{ index: 0, delta, finish_reason }]
      const chunk = { id: '1', object: 'chat.completion.chunk', created: 1, model: 'm', choices }
      response.write(`data: ${JSON.stringify(chunk)}\n\n`)
    }
    for (const content of pieces) send({ content }, null)
    send({}, finish)
    response.end('data: [DONE]\n\n')
  }
}

test('a stream holds no thoughts', async () => {
  const pieces = ['<th', 'ink>The reader wants', ' comfort.</thi', 'nk>\n\nGood ', 'day.']
  const { model } = await open(streamed(pieces), { AI_PROVIDER: 'openai-compatible' })
  const heard: string[] = []
  for await (const piece of model.stream(request).pieces) heard.push(piece)
  expect(heard.join('').trim()).toBe('Good day.')
})

test('where the template begins the thoughts, a stream holds none either', async () => {
  const stream = streamed(['The reader wants', ' comfort.\n</thi', 'nk>\n\nGood ', 'day.'])
  const { model } = await open(
    (request, response) =>
      JSON.parse(request.body).stream
        ? stream(request, response)
        : sendJson(response, completion(`A greeting is asked for.\n</think>\n${said}`)),
    { AI_PROVIDER: 'openai-compatible' },
  )
  await model.write(request)
  const heard: string[] = []
  for await (const piece of model.stream(request).pieces) heard.push(piece)
  expect(heard.join('').trim()).toBe('Good day.')
})

test('a server that refuses to stream is asked for the whole reply from then on', async () => {
  const { server, model } = await open(
    ({ body }, response) =>
      JSON.parse(body).stream
        ? sendJson(response, { error: { message: 'must be verified to stream' } }, 400)
        : sendJson(response, completion('Good day.')),
    { AI_PROVIDER: 'openai-compatible' },
  )
  for (let times = 0; times < 2; times++) {
    const heard: string[] = []
    const { pieces, tokens } = model.stream(request)
    for await (const piece of pieces) heard.push(piece)
    expect([heard.join(''), tokens()]).toEqual(['Good day.', 1_500])
  }
  const streams = server.requests.map(({ body }) => JSON.parse(body).stream === true)
  expect(streams).toEqual([true, false, false])
})

test('a stream that is cut off for its length fails', async () => {
  const { model } = await open(streamed(['Good da'], 'length'), {
    AI_PROVIDER: 'openai-compatible',
  })
  const read = async () => {
    for await (const _ of model.stream(request).pieces);
  }
  await expect(read()).rejects.toMatchObject({ problem: 'unusable' })
})

test('a server that is away is unreachable, and the error holds nothing of the prompt', async () => {
  const model = await createLanguageModel(
    {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'test-model',
      AI_API_KEY: undefined,
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
    },
    deps,
  )
  const failed = await model?.write(request).catch((error: unknown) => error)
  expect(failed).toMatchObject({ name: 'ModelFailure', problem: 'unreachable' })
  expect(JSON.stringify(failed)).not.toMatch(/Whom|Greet/)
})

const refuse = (status: number, headers: Record<string, string> = {}, body = 'no') => {
  const behaviour: ModelBehaviour = (_, response) => {
    response.writeHead(status, { 'content-type': 'text/plain', ...headers }).end(body)
  }
  return behaviour
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString()

test.each([
  ['429 with seconds', refuse(429, { 'retry-after': '3600' }), 'limited'],
  ['429 with a date', refuse(429, { 'retry-after': inAnHour() }), 'limited'],
  ['503 with seconds', refuse(503, { 'retry-after': '3600' }), 'unreachable'],
  ['401', refuse(401), 'refused'],
  ['403', refuse(403), 'refused'],
  ['400 for the key', refuse(400, {}, '{"error":{"reason":"API_KEY_INVALID"}}'), 'refused'],
] as const)(
  'after %s no further request is sent, written or streamed',
  async (_, behaviour, problem) => {
    const { server, model } = await open(behaviour, { AI_PROVIDER: 'anthropic' })
    await expect(model.write(request)).rejects.toMatchObject({ problem })
    await expect(model.write(request)).rejects.toMatchObject({ problem: 'resting' })
    const read = async () => {
      for await (const _ of model.stream(request).pieces);
    }
    await expect(read()).rejects.toMatchObject({ problem: 'resting' })
    expect(server.requests).toHaveLength(1)
  },
)

test('a stream that is told to wait makes the model rest', async () => {
  const { server, model } = await open(refuse(429, { 'retry-after': '3600' }), {
    AI_PROVIDER: 'openai-compatible',
  })
  const read = async () => {
    for await (const _ of model.stream(request).pieces);
  }
  await expect(read()).rejects.toMatchObject({ problem: 'limited' })
  await expect(model.write(request)).rejects.toMatchObject({ problem: 'resting' })
  expect(server.requests).toHaveLength(1)
})

test.each([
  ['429 without a time', refuse(429)],
  ['429 with a time gone by', refuse(429, { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' })],
  ['429 with no time at all', refuse(429, { 'retry-after': 'soon' })],
  ['400', refuse(400)],
  ['404', refuse(404)],
  ['500', refuse(500)],
])('after %s the next request is sent', async (_, behaviour) => {
  const { server, model } = await open(behaviour, { AI_PROVIDER: 'anthropic' })
  for (let times = 0; times < 2; times++) {
    await expect(model.write(request)).rejects.not.toMatchObject({ problem: 'resting' })
  }
  expect(server.requests).toHaveLength(2)
})

test('without a provider there is no model', async () => {
  const none = {
    AI_PROVIDER: undefined,
    AI_MODEL: undefined,
    AI_API_KEY: undefined,
    AI_BASE_URL: undefined,
  }
  expect(await createLanguageModel(none, deps)).toBeUndefined()
})
