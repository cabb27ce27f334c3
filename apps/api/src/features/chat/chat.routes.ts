import { signedIn } from '../../lib/access.ts'
import { defineRoute, linesOfJson } from '../../lib/define-route.ts'
import { createHttpApp, type HttpApp } from '../../lib/http-app.ts'
import {
  beginReply,
  eraseConversation,
  helpFor,
  readConversation,
  readProfile,
} from './chat.service.ts'
import { onePiece, streamPieces } from './stream-pieces.ts'

const history = defineRoute('GET /api/chat/messages', {
  access: signedIn,
  summary: 'The conversation about the advanced profile, oldest message first',
  returns: 'The conversation',
})

const ask = defineRoute('POST /api/chat/messages', {
  access: signedIn,
  summary: 'Answers a message from the advanced profile, piece by piece, a JSON object a line',
  returns: 'The pieces of the answer',
})

const erase = defineRoute('DELETE /api/chat/messages', {
  access: signedIn,
  summary: 'Erases the conversation',
  returns: 'How many messages there were',
})

/** Proxies that buffer a response would undo the streaming. */
const asLines = { 'Content-Type': linesOfJson, 'X-Accel-Buffering': 'no' }

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
      c.set('skipTimeout', true)
      return c.body(streamPieces(await beginReply(ctx, message, profile)), 200, asLines)
    })
}
