import { languageOfPath } from '@individua/contract/paths'
import { ApiError } from './api-error.ts'
import { accessToken, endSession } from './auth-client.ts'
import type { OperationsBy } from './operation-paths.ts'
import { readError, readLine, readResponse } from './read-response.ts'

type Gets = OperationsBy<'GET'>
type Posts = OperationsBy<'POST'>
type Deletes = OperationsBy<'DELETE'>

type GetOptions<Query> = Query extends undefined
  ? [options?: { signal?: AbortSignal; query?: undefined }]
  : [options: { signal?: AbortSignal; query: Query }]

/** Reads a path of the product API (`/users/info`), as the signed-in user if there is one. */
export function apiGet<Path extends keyof Gets>(
  path: Path,
  ...[options]: GetOptions<Gets[Path]['query']>
): Promise<Gets[Path]['response']> {
  const { query, signal = null } = options ?? {}
  return request(withQuery(path, query), { method: 'GET', signal })
}

function withQuery(path: string, query: Record<string, string | undefined> = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** Posts to a path; an operation that takes no body gets an empty object. */
export function apiPost<Path extends keyof Posts>(
  path: Path,
  ...[body]: Posts[Path]['body'] extends undefined ? [] : [Posts[Path]['body']]
): Promise<Posts[Path]['response']> {
  return request(path, { method: 'POST', body: JSON.stringify(body ?? {}) })
}

export function apiDelete<Path extends keyof Deletes>(
  path: Path,
): Promise<Deletes[Path]['response']> {
  return request(path, { method: 'DELETE' })
}

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

/** Reads a file of the product API, with the name the server gives it. */
export async function apiGetFile(path: keyof Gets): Promise<{ name: string; content: Blob }> {
  const response = await send(path, { method: 'GET' })
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

async function request<Body>(path: string, init: RequestInit): Promise<Body> {
  const response = await send(path, init)
  if (!response.ok) throw await readError(response)
  return readResponse(response)
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const token = await accessToken()
  const headers = new Headers({ 'Accept-Language': languageOfPath(window.location.pathname) })
  if (init.body) headers.set('Content-Type', 'application/json')
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const response = await fetch(`/api${path}`, { ...init, headers }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError('network', 'no answer', 0)
  })
  if (response.status === 401 && token) await refuseSession(token, response)
  return response
}

/** The caller hears of it first, so that the end of the session has the last word. */
async function refuseSession(token: string, response: Response): Promise<never> {
  const error = await readError(response)
  setTimeout(() => endSession(token).catch(() => undefined))
  throw error
}
