/** More than any response needs; a stream carries some two hundred bytes around each word. */
const maxBytes = { whole: 256 * 1024, stream: 2 * 1024 * 1024 }

/** A response of a model's server is longer than any reply can be. */
export class ReplyTooLarge extends Error {
  override readonly name = 'ReplyTooLarge'
}

/** As fetch, but a response is cut off where it gets too large, and leads nowhere else. */
export async function limitedFetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  // Following a redirect would take the prompt and the key to a URL that is not configured.
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (!response.body) return response
  const isStream = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '')
  const { status, statusText, headers } = response
  return new Response(
    response.body.pipeThrough(cutOffAfter(isStream ? maxBytes.stream : maxBytes.whole)),
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
