import { send, withQuery } from './api-client.ts'
import { ApiError } from './api-error.ts'
import type { OperationsBy } from './operation-paths.ts'
import { readError } from './read-response.ts'

type Gets = OperationsBy<'GET'>

/** Reads a file of the product API, with the name the server gives it. */
export async function apiGetFile<Path extends keyof Gets>(
  path: Path,
  query?: Gets[Path]['query'],
): Promise<{ name: string; content: Blob }> {
  const response = await send(withQuery(path, query), { method: 'GET' })
  if (!response.ok) throw await readError(response)
  const disposition = response.headers.get('Content-Disposition') ?? ''
  const [, name = path.split('/').at(-1) ?? ''] = /filename="([^"]+)"/.exec(disposition) ?? []
  return { name, content: await readWhole(response) }
}

/** A connection may also end in the middle of the file. */
async function readWhole(response: Response): Promise<Blob> {
  try {
    return await response.blob()
  } catch {
    throw new ApiError('network', 'the file ended early', 0)
  }
}
