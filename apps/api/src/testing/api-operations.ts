import { z } from 'zod'
import type { JsonSchema } from './random-bodies.ts'
import { bodyOf, type TestApi } from './start-test-api.ts'

export interface Operation {
  /** As tables call it: `post /api/answers`. */
  name: string
  method: string
  path: string
  /** Names of what the path leaves open. */
  pathParameters: string[]
  /** Names of the ids that a query may give. */
  queryIds: string[]
  /** What the query has to say, as one that is right. */
  query: Record<string, string>
  body: JsonSchema | undefined
  /** What the document says a caller may show, by name; none where nothing is asked for. */
  shown: string[]
}

/** What the document says of an operation. */
export interface Described {
  security?: Record<string, unknown>[]
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[]
  requestBody?: Content
  responses: Record<string, Content>
}

export interface Content {
  content?: Record<string, { schema: JsonSchema }>
}

export interface ApiDocument {
  paths: Record<string, Record<string, Described>>
}

export const schemaOf = (content: Content | undefined) =>
  content?.content?.['application/json']?.schema

/** Every operation of the API's document; those that change the responses of others come last. */
export async function readOperations(api: TestApi): Promise<Operation[]> {
  const { paths } = await readDocument(api)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], ...described }]) => ({
      name: `${method} ${path}`,
      method: method.toUpperCase(),
      path,
      pathParameters: parameters
        .filter((parameter) => parameter.in === 'path')
        .map(({ name }) => name),
      queryIds: parameters
        .filter(({ in: place, schema }) => place === 'query' && schema.format === 'uuid')
        .map(({ name }) => name),
      query: Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === 'query' && parameter.required)
          .map(({ name, schema }) => [name, String(schema.enum?.[0] ?? '')]),
      ),
      body: schemaOf(described.requestBody),
      shown: (described.security ?? []).flatMap((scheme) => Object.keys(scheme)),
    })),
  )
  const rank = ({ name }: Operation) => lastOnes.indexOf(name)
  return operations.toSorted((one, other) => rank(one) - rank(other))
}

/** Begins anew what was finished; erases its caller. */
const lastOnes = ['post /api/questions/generated/steps/{step}', 'delete /api/users/me']

/** The document with every reference replaced by what it refers to. */
export async function readDocument({ client }: TestApi): Promise<ApiDocument> {
  return withoutReferences(await bodyOf(await client.get('/api/openapi.json')))
}

export function withoutReferences(document: object): ApiDocument {
  const { components } = references.parse(document)
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve)
    if (typeof part !== 'object' || part === null) return part
    if ('$ref' in part)
      return resolve(components.schemas[String(part.$ref).split('/').at(-1) ?? ''])
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value)]))
  }
  return resolve(document) as ApiDocument
}

const references = z.object({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})
