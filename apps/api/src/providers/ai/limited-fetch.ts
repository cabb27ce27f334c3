/** More than any answer needs; a stream carries some two hundred bytes around each word. */
const maxBytes = { answer: 256 * 1024, stream: 2 * 1024 * 1024 }

export class ReplyTooLarge extends Error {
  override readonly name = 'ReplyTooLarge'
}

/** As fetch, but an answer is cut off where it gets too large, and leads nowhere else. */
export async function limitedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  // Following a redirect would take the prompt and the key to a URL that is not configured.
  const answer = await fetch(input, { ...init, redirect: 'error' })
  if (!answer.body) return answer
  const isStream = /^text\/event-stream/i.test(answer.headers.get('content-type') ?? '')
  const { status, statusText, headers } = answer
  return new Response(
    answer.body.pipeThrough(cutOffAfter(isStream ? maxBytes.stream : maxBytes.answer)),
    {
      status,
      statusText,
      headers,
    },
  )
}

function cutOffAfter(
  limit: number,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let seen = 0
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength
      if (seen > limit) controller.error(new ReplyTooLarge())
      else controller.enqueue(chunk)
    },
  })
}
