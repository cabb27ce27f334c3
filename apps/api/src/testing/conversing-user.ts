import { type ChatHistory, type ChatPiece, chatHistory, chatPiece } from '@individua/contract/chat'
import { advancedUser } from './advanced-user.ts'
import { payFor } from './pay-for.ts'
import type { TestApi } from './start-test-api.ts'

const path = '/api/chat/messages'

/** A user who has paid and has an advanced profile to chat about. */
export async function conversingUser(api: TestApi, name: string) {
  const user = await advancedUser(api, name)
  await user.answerSteps(1, 2, 3)
  await payFor(api, user)
  await user.post('/api/results/advanced')
  const ask = (message: string, language?: string) => user.post(path, { message }, language)
  return {
    ...user,
    /** Sends a message; `say` is the same with the pieces already read. */
    ask,
    say: async (message: string, language?: string) => piecesOf(await ask(message, language)),
    history: async (): Promise<ChatHistory> =>
      chatHistory.parse(await (await api.client.get(path, user.headers)).json()),
    forget: () => api.client.delete(path, user.headers),
    /** What the table holds of this user, oldest first. */
    stored: async () => {
      const { rows } = await api.database.executeSql(
        'select author, content, engine from chat_messages where user_id = $1 order by created_at, author desc',
        [user.uid],
      )
      return rows
    },
    /** How many messages were counted today. */
    used: async () => {
      const { rows } = await api.database.executeSql(
        `select coalesce(sum(count), 0)::int as used from daily_uses where subject = $1 and kind = 'chat'`,
        [user.uid],
      )
      return rows[0]
    },
  }
}

export async function piecesOf(response: Response): Promise<ChatPiece[]> {
  const text = await response.text()
  return text
    .trimEnd()
    .split('\n')
    .map((line) => chatPiece.parse(JSON.parse(line)))
}

/** The text of a reply, put together. */
export function textOf(pieces: readonly ChatPiece[]): string {
  return pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')
}
