import type { ErrorBody } from '@individua/contract/errors'
import { ApiError } from './api-error.ts'
import { isRecord } from './is-record.ts'

/**
 * The JSON body of a response; `Body` is what the table of operations says of it. The server makes
 * its routes from the same table, and its tests compare what it sends with the schemas there. The
 * schemas would double what a page loads: the browser checks only that the body is an object or a list.
 * @throws ApiError when it is neither
 */
export async function readResponse<Body>(response: Response): Promise<Body> {
  return checked(await response.json())
}

/** One line of a streamed response, under the same contract. @throws ApiError */
export function readLine<Line>(line: string): Line {
  return checked(JSON.parse(line))
}

/** The error that a refusal carries; a proxy in between responds with something else. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  if (isErrorBody(body)) return new ApiError(body.error.code, body.error.message, response.status)
  const code = response.status >= 502 ? 'unavailable' : 'internal_error'
  return new ApiError(code, response.statusText, response.status)
}

/** `Parsed` is `any`, as `JSON.parse` returns it: the two functions above give it its type. */
function checked<Parsed>(body: Parsed): Parsed {
  if (!isRecord(body)) throw new ApiError('internal_error', 'no object', 200)
  return body
}

/** A newer server may know more codes; the screens show a common text for those. */
function isErrorBody(body: unknown): body is ErrorBody {
  return (
    isRecord(body) &&
    isRecord(body.error) &&
    typeof body.error.code === 'string' &&
    typeof body.error.message === 'string'
  )
}
