import { z } from 'zod'
import type { JsonSchema } from './random-bodies.ts'

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

const references = z.object({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
})

/** The document with every reference replaced by what it refers to. */
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
