import { createRoute } from '@hono/zod-openapi'
import { chatBody, chatErased, chatHistory, chatPiece } from '@individua/contract/chat'
import { errorBody } from '@individua/contract/errors'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import { requireUser } from '../../lib/require-user.ts'
import { answers, jsonBody } from '../../lib/responses.ts'
import {
  beginAnswer,
  eraseConversation,
  helpFor,
  readConversation,
  readProfile,
} from './chat.service.ts'
import { onePiece, streamPieces } from './stream-pieces.ts'

/** A name that is not known to be JSON: a line is, the whole is not. */
const lines: string = 'application/x-ndjson'

const shared = {
  path: '/api/chat/messages',
  security: [{ session: [] as string[] }],
  middleware: requireUser,
}

const history = createRoute({
  ...shared,
  method: 'get',
  summary: 'The conversation about the advanced profile, oldest message first',
  responses: answers(chatHistory, 'The conversation'),
})

const ask = createRoute({
  ...shared,
  method: 'post',
  summary: 'Answers a message from the advanced profile, piece by piece, a JSON object a line',
  request: { body: jsonBody(chatBody) },
  responses: {
    200: {
      description: 'The pieces of the answer',
      content: { [lines]: { schema: chatPiece } },
    },
    default: {
      description: 'An error, by code',
      content: { 'application/json': { schema: errorBody } },
    },
  },
})

const erase = createRoute({
  ...shared,
  method: 'delete',
  summary: 'Erases the conversation',
  responses: answers(chatErased, 'How many messages there were'),
})

/** Proxies that gather an answer before they pass it on would undo the streaming. */
const asLines = { 'Content-Type': lines, 'X-Accel-Buffering': 'no' }

export function chatRoutes(): HttpApp {
  return createHttpApp()
    .openapi(history, async (c) => c.json(await readConversation(c.get('user')), 200))
    .openapi(erase, async (c) => c.json({ erased: await eraseConversation(c.get('user')) }, 200))
    .openapi(ask, async (c) => {
      const ctx = c.get('user')
      const { message } = c.req.valid('json')
      const help = helpFor(ctx, message)
      if (help) return c.body(streamPieces(onePiece(help)), 200, asLines)
      const profile = await readProfile(ctx)
      // Only now: until here it waits for the database alone.
      c.set('mayTakeLong', true)
      return c.body(streamPieces(await beginAnswer(ctx, message, profile)), 200, asLines)
    })
}
