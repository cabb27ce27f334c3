import type { ContentLanguage } from '@individua/instrument/content-language'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { chatMessages } from '../../db/schema/chat-messages.ts'

export type StoredMessage = typeof chatMessages.$inferSelect

/** The newest messages of a user, oldest first. */
export async function findNewestMessages(
  db: Db,
  userId: string,
  most: number,
): Promise<StoredMessage[]> {
  const found = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.userId, userId))
    // Both of a pair may bear one time: the question comes before its reply.
    .orderBy(desc(chatMessages.createdAt), chatMessages.author, desc(chatMessages.id))
    .limit(most)
  return found.reverse()
}

/** The time, or the millisecond after the earlier message: one moment would leave their order open. */
export function strictlyAfter(time: Date, earlier: Date | undefined): Date {
  return earlier && time <= earlier ? new Date(earlier.getTime() + 1) : time
}

interface Exchange {
  userId: string
  language: ContentLanguage
  question: { content: string; at: Date }
  reply: { content: string; at: Date; engine: string }
}

export async function insertExchange(
  tx: Db,
  { userId, language, question, reply }: Exchange,
): Promise<{ question: StoredMessage; reply: StoredMessage }> {
  const insert = async (
    message: Pick<StoredMessage, 'author' | 'content' | 'createdAt' | 'engine'>,
  ) => {
    const [stored] = await tx
      .insert(chatMessages)
      .values({ userId, language, ...message })
      .returning()
    if (!stored) throw new Error('a message was not stored')
    return stored
  }
  return {
    question: await insert({
      author: 'user',
      content: question.content,
      createdAt: question.at,
      engine: null,
    }),
    reply: await insert({
      author: 'assistant',
      content: reply.content,
      createdAt: strictlyAfter(reply.at, question.at),
      engine: reply.engine,
    }),
  }
}

/** @returns how many there were */
export async function deleteMessages(tx: Db, userId: string): Promise<number> {
  const deleted = await tx
    .delete(chatMessages)
    .where(eq(chatMessages.userId, userId))
    .returning({ id: chatMessages.id })
  return deleted.length
}
