import { languageOfPath } from '@individua/contract/paths'
import { ApiError } from './api-error.ts'
import { accessToken, endSession } from './auth-client.ts'
import type { OperationsBy } from './operation-paths.ts'
import { readError, readResponse } from './read-response.ts'

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

/** A body with the tag by which the server knows this version of it. */
export interface Tagged<Body> {
  body: Body
  etag: string | undefined
}

/** As `apiGet`, for a caller who may hold the body: it is sent only when there is a newer one. */
export async function apiGetNewer<Path extends keyof Gets>(
  path: Path,
  held: Tagged<Gets[Path]['response']> | undefined,
  { signal }: { signal: AbortSignal },
): Promise<Tagged<Gets[Path]['response']>> {
  const headers = held?.etag ? { 'If-None-Match': held.etag } : undefined
  const response = await send(path, { method: 'GET', signal, ...(headers && { headers }) })
  if (held && response.status === 304) return held
  if (!response.ok) throw await readError(response)
  return { body: await readResponse(response), etag: response.headers.get('etag') ?? undefined }
}

export function withQuery(path: string, query: Record<string, string | undefined> = {}): string {
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

async function request<Body>(path: string, init: RequestInit): Promise<Body> {
  const response = await send(path, init)
  if (!response.ok) throw await readError(response)
  return readResponse(response)
}

/** The response of the product API, whatever its status. @throws ApiError when none arrives */
export async function send(path: string, init: RequestInit): Promise<Response> {
  // To refresh a token would be tried for half a minute before this fails.
  if (navigator.onLine === false) throw new ApiError('network', 'no network', 0)
  const token = await accessToken()
  const headers = new Headers(init.headers)
  headers.set('Accept-Language', languageOfPath(window.location.pathname))
  if (init.body) headers.set('Content-Type', 'application/json')
  if (token) headers.set('Authorization', `Bearer ${token}`)
  const response = await fetch(`/api${path}`, { ...init, headers }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError('network', 'no answer', 0)
  })
  if (response.status === 401 && token) await refuseSession(token, response)
  return response
}

/** The caller gets the error before the session ends: what the end of the session shows comes last. */
async function refuseSession(token: string, response: Response): Promise<never> {
  const error = await readError(response)
  setTimeout(() => endSession(token).catch(() => undefined))
  throw error
}
