/** An error as GoTrue reports it: HTTP status, machine-readable code, English message. */
export class GotrueError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 413 | 415 | 429
  readonly code: string
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: GotrueError['status'],
    code: string,
    message: string,
    retryAfterSeconds?: number,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const namedCodesSince = '2024-01-01'

/**
 * Clients that know API version 2024-01-01 get `{ code: 'name', message }`,
 * older ones `{ code: status, error_code: 'name', msg }`.
 */
export function errorResponse(error: GotrueError, apiVersion: string | undefined): Response {
  const knowsNames = apiVersion !== undefined && apiVersion >= namedCodesSince
  const body = knowsNames
    ? { code: error.code, message: error.message }
    : { code: error.status, error_code: error.code, msg: error.message }
  const headers = new Headers({ 'X-Sb-Error-Code': error.code })
  if (knowsNames) headers.set('X-Supabase-Api-Version', namedCodesSince)
  if (error.retryAfterSeconds !== undefined) {
    headers.set('Retry-After', String(error.retryAfterSeconds))
  }
  return Response.json(body, { status: error.status, headers })
}

export const gotrueErrors = {
  notFound: () => new GotrueError(404, 'not_found', 'Not found'),
  badJson: () => new GotrueError(400, 'bad_json', 'Could not parse request body as JSON'),
  wrongMediaType: () =>
    new GotrueError(415, 'validation_failed', 'Content-Type must be application/json'),
  tooLarge: () => new GotrueError(413, 'validation_failed', 'Request body too large'),
  foreignOrigin: () => new GotrueError(403, 'unexpected_origin', 'Origin not allowed'),
  invalid: (message: string) => new GotrueError(400, 'validation_failed', message),
  noPasswords: () =>
    new GotrueError(400, 'unsupported_grant_type', 'Only the refresh_token grant is supported'),
  invalidLink: () => new GotrueError(403, 'otp_expired', 'Token has expired or is invalid'),
  noToken: () => new GotrueError(401, 'no_authorization', 'This endpoint requires a Bearer token'),
  badToken: () => new GotrueError(403, 'bad_jwt', 'Invalid or expired access token'),
  deadSession: () =>
    new GotrueError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    ),
  unknownRefreshToken: () =>
    new GotrueError(
      400,
      'refresh_token_not_found',
      'Invalid Refresh Token: Refresh Token Not Found',
    ),
  usedRefreshToken: () =>
    new GotrueError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  tooManyMails: (seconds: number) =>
    new GotrueError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
      seconds,
    ),
  tooManyRequests: (seconds: number) =>
    new GotrueError(429, 'over_request_rate_limit', 'Request rate limit reached', seconds),
}
