import type { ServerResponse } from 'node:http'
import { advancedResultState } from '@individua/contract/advanced-results'
import { expect } from 'vitest'
import { conversingUser } from './conversing-user.ts'
import {
  type ModelBehaviour,
  type ModelRequestSeen,
  say,
  startModelServer,
} from './model-server.ts'
import { startTestApi } from './start-test-api.ts'
import { testTimeoutMs } from './test-database.ts'
import { wakeModel } from './wake-model.ts'

/** The reply to every other request: it holds nothing that the product could use. */
export const useless = say({ items: [] })

export const isChat = ({ body }: ModelRequestSeen) => JSON.parse(body).stream === true

interface Talk {
  /** What is said, piece by piece. */
  pieces: readonly string[]
  end?: 'whole' | 'broken' | 'silent'
  /** The model ends after this. */
  until?: Promise<void>
  selfHarm?: 'none' | 'self' | 'other'
}

/** A model that finds no self-harm and streams these pieces to a message. */
export function talk({ pieces, end = 'whole', until, selfHarm = 'none' }: Talk): ModelBehaviour {
  const look = say(({ items }: ModelRequestSeen) => ({
    items: items.map(({ key }) => ({ key, selfHarm })),
  }))
  return async (request, response) => {
    if (!isChat(request)) return look(request, response)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of pieces) sendPiece(response, content)
    if (end === 'broken') return void setImmediate(() => response.socket?.resetAndDestroy())
    if (end === 'silent') return
    await until
    sendPiece(response, undefined, {
      usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
    })
    response.end('data: [DONE]\n\n')
  }
}

export function sendPiece(
  response: ServerResponse,
  content?: string,
  more: object = {},
  finish = 'stop',
): void {
  const choice =
    content === undefined
      ? { delta: {}, finish_reason: finish }
      : { delta: { content }, finish_reason: null }
  const chunk = {
    id: '1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test-model',
    choices: [{ index: 0, ...choice }],
    ...more,
  }
  response.write(`data: ${JSON.stringify(chunk)}\n\n`)
}

/** A model's server, and one user who has all conversations with it: making a profile takes longer. */
export async function startTalking() {
  const server = await startModelServer(useless)
  let reader: ReturnType<typeof createReader> | undefined

  async function createReader() {
    const modelDeadlines = { 'self-harm': testTimeoutMs }
    const api = await startTestApi({ settings: server.settings, modelDeadlines })
    api.ctx.modelLimits.firstWordsMs = testTimeoutMs
    server.behave(useless)
    const user = await conversingUser(api, 'reader')
    await expect
      .poll(async () =>
        advancedResultState.parse(await (await user.post('/api/results/advanced')).json()),
      )
      .toMatchObject({ status: 'ready' })
    return { ...user, api }
  }

  return {
    server,
    chatRequests: () => server.requests.filter(isChat),
    /**
     * A user who has said nothing yet, and a model that works until it behaves this way.
     * @param chatMs longest time for a reply of the model
     */
    async talkingUser(behaviour: ModelBehaviour, chatMs = testTimeoutMs) {
      reader ??= createReader()
      const user = await reader
      Object.assign(user.api.ctx.modelLimits.deadlines, { chat: chatMs })
      await user.forget()
      await wakeModel(server, user.api, 'chat')
      await user.api.database.executeSql('delete from daily_uses where subject = $1', [user.uid])
      server.behave(behaviour)
      return user
    },
    /** The next user is another one. */
    replaceUser() {
      reader = undefined
    },
  }
}
