import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One question, text or claim as the product puts it to a model. */
export interface PromptItem {
  key: string
  [field: string]: unknown
}

export interface ModelRequestSeen {
  path: string
  headers: IncomingMessage['headers']
  /** As sent, whole. */
  body: string
  /** What was asked for; empty where the prompt holds no items. */
  items: PromptItem[]
  /** What a letter may rest on. */
  grounds: PromptGround[]
}

export interface PromptGround {
  id: string
  kind: string
  about: string
  text: string
}

/** What the server does with a request. */
export type ModelBehaviour = (
  request: ModelRequestSeen,
  response: ServerResponse,
) => void | Promise<void>

/** A server on this machine that speaks the chat protocol of OpenAI, well or badly. */
export async function startModelServer(behaviour: ModelBehaviour) {
  let behave = behaviour
  const requests: ModelRequestSeen[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks).toString()
    const { url: path = '', headers } = request
    const seen = { path, headers, body, ...dataIn(body) }
    requests.push(seen)
    await behave(seen, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** Settings with which the product uses this server. */
    settings: {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'test-model',
      AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    },
    requests,
    behave(next: ModelBehaviour) {
      behave = next
      requests.length = 0
    },
    close() {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** The response of a model whose reply is this text. */
export function say(
  content: unknown,
  more: { finish?: string; message?: object; usage?: object } = {},
): ModelBehaviour {
  return (request, response) => {
    const text = typeof content === 'function' ? content(request) : content
    sendJson(response, completion(typeof text === 'string' ? text : JSON.stringify(text), more))
  }
}

/** A wording that passes every check in any language: it only trails off. */
export const trailOff = (text: string) => text.replace(/[.?]$/, (end) => (end === '.' ? '…' : '…?'))

/** Words every text, rates every answer, notices no self-harm, writes a letter and confirms it. */
export const compliantModel = say(({ items, grounds }: ModelRequestSeen) => ({
  items: items.map(({ key, text, options, sentence }) =>
    sentence !== undefined
      ? { key, follows: true, isSafe: true }
      : {
          key,
          text: trailOff(String(text)),
          options: Array.isArray(options) ? options.map(trailOff) : null,
          ratings: [1, 0, null],
          selfHarm: 'none',
          sentences: goodLetter(grounds),
        },
  ),
}))

/** A letter that passes every check in any language: sentences of the claims that trail off. */
export function goodLetter(grounds: readonly PromptGround[]) {
  const sentences = grounds
    .filter(({ kind }) => kind === 'claim')
    .flatMap(({ id, text }) =>
      (text.match(/[^.?!]+[.?!]/gu) ?? [])
        .filter((sentence) => !/[“”„"\d]/u.test(sentence) && wordsIn(sentence) > 7)
        .map((sentence) => ({ text: trailOff(sentence.trim()), restsOn: [id] })),
    )
  const letter: typeof sentences = []
  for (const sentence of sentences) {
    const words = letter.reduce((sum, { text }) => sum + wordsIn(text), 0)
    if (words < 125) letter.push(sentence)
  }
  return letter
}

const wordsIn = (text: string) => text.split(' ').length

export function completion(
  content: string | null,
  {
    finish = 'stop',
    message = {},
    usage = usual,
  }: { finish?: string; message?: object; usage?: object } = {},
) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'test-model',
    choices: [
      { index: 0, finish_reason: finish, message: { role: 'assistant', content, ...message } },
    ],
    usage,
  }
}

const usual = { prompt_tokens: 1_000, completion_tokens: 500, total_tokens: 1_500 }

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** The data of a prompt stands between two marks. */
function dataIn(body: string): Pick<ModelRequestSeen, 'items' | 'grounds'> {
  const prompt = promptOf(JSON.parse(body))
  const data = /=== DATA ===\n([\s\S]*)\n=== END OF DATA ===/.exec(prompt)?.[1]
  const none = { items: [], grounds: [] }
  return data ? { ...none, ...(JSON.parse(data) as { items: PromptItem[] }) } : none
}

/** Of the chat protocol, or of OpenAI's newer one. */
function promptOf(body: { messages?: Message[]; input?: Message[] }): string {
  const user = (body.messages ?? body.input ?? []).find(({ role }) => role === 'user')
  if (typeof user?.content === 'string') return user.content
  return user?.content?.map(({ text }) => text ?? '').join('') ?? ''
}

interface Message {
  role: string
  content?: string | { text?: string }[]
}
