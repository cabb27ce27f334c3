import { z } from '@hono/zod-openapi'
import { errorBody } from '@individua/contract/errors'
import { type OperationSchemas, operations } from '@individua/contract/operations'
import { beforeAll, expect, test } from 'vitest'
import { createHttpApp } from './lib/http-app.ts'
import { type ApiDocument, type Described, withoutReferences } from './testing/api-document.ts'
import { readDocument } from './testing/api-operations.ts'
import { startTestApi } from './testing/start-test-api.ts'

const table: [string, OperationSchemas][] = Object.entries(operations)
let document: ApiDocument

beforeAll(async () => {
  document = await readDocument(await startTestApi())
})

test('the OpenAPI document holds every operation of the table, and no other', () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented.toSorted()).toEqual(table.map(([id]) => id).toSorted())
})

test.each(table)('the document describes %s with the schemas of the table', (id, schemas) => {
  expect(contentsOf(operationOf(document, id))).toEqual(
    contentsOf(operationOf(documentOf(id, schemas), id)),
  )
})

function operationOf({ paths }: ApiDocument, id: string): Described {
  const [method = '', path = ''] = id.split(' ')
  const operation = paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`the document has no ${id}`)
  return operation
}

/** Everything that a caller sends or reads, without the descriptions. */
function contentsOf({ parameters = [], requestBody, responses }: Described) {
  return {
    parameters,
    body: requestBody?.content,
    responses: Object.entries(responses).map(([status, { content }]) => [status, content]),
  }
}

/** A document of one operation, written here from its schemas alone. */
function documentOf(id: string, schemas: OperationSchemas): ApiDocument {
  const { params, query, headers, body, response, line, file, redirect, notModified } = schemas
  const [method = '', path = ''] = id.split(' ')
  const described = (schema: z.ZodType, type = 'application/json') => ({
    description: '',
    content: { [type]: { schema } },
  })
  const pdf = z.string().meta({ format: 'binary' })
  const app = createHttpApp()
  app.openAPIRegistry.registerPath({
    method: z.enum(['get', 'post', 'delete']).parse(method.toLowerCase()),
    path,
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body: described(body) }),
    },
    responses: {
      ...(response && { 200: described(response) }),
      ...(line && { 200: described(line, 'application/x-ndjson') }),
      ...(file && { 200: described(pdf, file) }),
      ...(redirect ? { 303: { description: '' } } : { default: described(errorBody) }),
      ...(notModified && { 304: { description: '' } }),
    },
  })
  const about = { openapi: '3.1.0', info: { title: '', version: '' } }
  return withoutReferences(app.getOpenAPI31Document(about))
}
