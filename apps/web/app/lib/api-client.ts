import type { ErrorBody } from '@individua/contract/errors'
import { languageOfPath } from '@individua/contract/paths'
import { ApiError } from './api-error.ts'
import { accessToken, endSession } from './auth-client.ts'

/** Reads a path of the product API (`/users/info`), as the signed-in user if there is one. */
export function apiGet<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
  return request<Answer>(path, { method: 'GET', signal: signal ?? null })
}

export function apiPost<Answer>(path: string, body?: unknown): Promise<Answer> {
  return request<Answer>(path, { method: 'POST', body: JSON.stringify(body ?? {}) })
}

export function apiDelete<Answer>(path: string): Promise<Answer> {
  return request<Answer>(path, { method: 'DELETE' })
}

/** Posts, and reads the lines of JSON that come back, each as soon as it is whole. */
export async function* apiPostLines<Line>(path: string, body: unknown): AsyncGenerator<Line> {
  const response = await send(path, { method: 'POST', body: JSON.stringify(body) })
  if (!response.ok) throw await errorOf(response)
  if (!response.body) throw new ApiError('network', 'no lines', 0)
  for await (const line of linesOf(response.body)) yield JSON.parse(line)
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
export async function apiGetFile(path: string): Promise<{ name: string; content: Blob }> {
  const response = await send(path, { method: 'GET' })
  if (!response.ok) throw await errorOf(response)
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

async function request<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await send(path, init)
  if (!response.ok) throw await errorOf(response)
  if (response.status === 204) return undefined as Answer
  return (await response.json()) as Answer
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
  const error = await errorOf(response)
  setTimeout(() => endSession(token).catch(() => undefined))
  throw error
}

async function errorOf(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as ErrorBody
    return new ApiError(error.code, error.message, response.status)
  } catch {
    const code = response.status >= 502 ? 'unavailable' : 'internal_error'
    return new ApiError(code, response.statusText, response.status)
  }
}
