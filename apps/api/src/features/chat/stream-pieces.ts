import type { ChatPiece } from '@individua/contract/chat'

/**
 * Pieces as lines of JSON. They are read to the end whether or not the client still listens: a reply
 * that was begun is stored.
 */
export function streamPieces(pieces: AsyncIterable<ChatPiece>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isHeard = true
  return new ReadableStream({
    async start(controller) {
      for await (const piece of pieces) {
        if (isHeard) controller.enqueue(encoder.encode(`${JSON.stringify(piece)}\n`))
      }
      if (isHeard) controller.close()
    },
    cancel() {
      isHeard = false
    },
  })
}

export async function* onePiece(piece: ChatPiece): AsyncGenerator<ChatPiece> {
  yield piece
}
