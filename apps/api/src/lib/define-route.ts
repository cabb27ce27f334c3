import { createRoute, type RouteConfig, z } from '@hono/zod-openapi'
import { errorBody } from '@individua/contract/errors'
import { type OperationId, type OperationSchemas, operations } from '@individua/contract/operations'
import type { MiddlewareHandler } from 'hono'
import type { Access } from './access.ts'
import { skipTimeout } from './request-timeout.ts'
import { revalidate } from './revalidate.ts'

interface RouteOptions<Guards extends MiddlewareHandler[]> {
  /** Who may call: the guard runs first, and the OpenAPI document names what it asks for. */
  access: Access<Guards>
  summary: string
  /** What the response holds, for the document. */
  returns: string
  /** For a route that waits for more than the database, such as a payment provider. */
  skipsTimeout?: true
}

/**
 * The one way to write a route of the product API. Method, path and schemas come from the table of
 * operations, guard and `security` from `access`, so that neither can be forgotten or differ.
 *
 *     const userInfo = defineRoute('GET /api/users/info', {
 *       access: signedIn,
 *       summary: 'Who is signed in',
 *       returns: 'The user',
 *     })
 *     app.openapi(userInfo, async (c) => c.json(await readUserInfo(c.get('user')), 200))
 */
export function defineRoute<Id extends OperationId, Guards extends MiddlewareHandler[]>(
  id: Id,
  options: RouteOptions<Guards>,
): DefinedRoute<Id, Guards>
export function defineRoute(
  id: OperationId,
  { access, summary, returns, skipsTimeout }: RouteOptions<MiddlewareHandler[]>,
): object {
  const schemas: OperationSchemas = operations[id]
  const [method = '', path = ''] = id.split(' ')
  return createRoute({
    method: z.enum(['get', 'post', 'delete']).parse(method.toLowerCase()),
    path,
    summary,
    ...(access.security.length > 0 && { security: [...access.security] }),
    middleware: [
      ...access.guards,
      ...(skipsTimeout ? [skipTimeout] : []),
      ...(schemas.notModified ? [revalidate] : []),
    ],
    ...requestOf(schemas),
    responses: responsesOf(schemas, returns),
  })
}

function requestOf({ params, query, headers, body }: OperationSchemas) {
  if (!(params || query || headers || body)) return {}
  return {
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
  }
}

/** The media type of a stream whose every line is a JSON object. */
export const linesOfJson = 'application/x-ndjson'

function responsesOf(
  { response, line, file, redirect, notModified }: OperationSchemas,
  description: string,
): RouteConfig['responses'] {
  if (redirect) return { 303: { description } }
  const content = {
    ...(response && { 'application/json': { schema: response } }),
    ...(line && { [linesOfJson]: { schema: line } }),
    ...(file && { [file]: { schema: z.string().meta({ format: 'binary' }) } }),
  }
  return {
    200: { description, content },
    ...(notModified && { 304: { description: 'What the caller has is the newest' } }),
    default: {
      description: 'An error, by code',
      content: { 'application/json': { schema: errorBody } },
    },
  }
}

type Table = typeof operations

/** What the types of Hono need to know of a route; errors are thrown, so no handler returns one. */
type DefinedRoute<Id extends OperationId, Guards> = Id extends `${infer Method} ${infer Path}`
  ? {
      method: Lowercase<Method> & RouteConfig['method']
      path: Path
      middleware: Guards
      request: Pick<Table[Id], keyof Table[Id] & ('params' | 'query' | 'headers')> &
        (Table[Id] extends { body: infer Body } ? { body: JsonOf<Body> } : object)
      responses: ResponsesOf<Table[Id]>
    }
  : never

type JsonOf<Schema> = { content: { 'application/json': { schema: Schema } } }

type ResponsesOf<Schemas> = (Schemas extends { response: infer Body }
  ? { 200: { description: string } & JsonOf<Body> }
  : { 200: { description: string } }) &
  (Schemas extends { notModified: true } ? { 304: { description: string } } : object)
