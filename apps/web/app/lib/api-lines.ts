import { send } from './api-client.ts'
import { ApiError } from './api-error.ts'
import type { OperationsBy } from './operation-paths.ts'
import { readError, readLine } from './read-response.ts'

type Posts = OperationsBy<'POST'>

/** Posts, and reads the lines of JSON that come back, each as soon as it is whole. */
export async function* apiPostLines<Path extends keyof Posts>(
  path: Path,
  body: Posts[Path]['body'],
): AsyncGenerator<Posts[Path]['line']> {
  const response = await send(path, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw await readError(response)
  if (!response.body) throw new ApiError('network', 'no lines', 0)
  for await (const line of linesOf(response.body)) yield readLine(line)
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ApiError('network', 'the lines ended early', 0)
    })
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line !== '')
  }
}
