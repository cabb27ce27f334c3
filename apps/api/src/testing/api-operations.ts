import { type ApiDocument, type Content, withoutReferences } from './api-document.ts'
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
