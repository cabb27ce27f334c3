import { type ComparedSchema, requestBreaks, responseBreaks } from './schema-breaks.ts'

/** What is compared of an OpenAPI document; references are resolved. */
export interface ComparedDocument {
  paths: Record<string, Record<string, ComparedOperation>>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: ComparedSchema
}

interface Content {
  content?: Record<string, { schema: ComparedSchema }>
}

interface ComparedOperation {
  deprecated?: boolean
  security?: object[]
  parameters?: Parameter[]
  requestBody?: Content
  responses: Record<string, Content>
}

/**
 * What a program written for the released contract could stumble over today: an operation, an
 * accepted request or a field of a response that is gone, a request field that became required. What
 * a release marked as `deprecated` may go in the next one.
 * @returns a line for each; none when the contract only grew
 */
export function contractBreaks(released: ComparedDocument, current: ComparedDocument): string[] {
  return Object.entries(released.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const id = `${method.toUpperCase()} ${path}`
      const after = current.paths[path]?.[method]
      if (after) return operationBreaks(id, before, after)
      return before.deprecated ? [] : [`${id} is gone`]
    }),
  )
}

function operationBreaks(
  id: string,
  before: ComparedOperation,
  after: ComparedOperation,
): string[] {
  const isOpened = before.security === undefined || before.security.length === 0
  const isClosed = after.security !== undefined && after.security.length > 0
  return [
    ...(isOpened && isClosed ? [`${id} asks who calls now`] : []),
    ...parameterBreaks(id, before.parameters ?? [], after.parameters ?? []),
    ...(after.requestBody && !before.requestBody ? [`${id} takes a body now`] : []),
    ...contentBreaks(`${id} body`, before.requestBody, after.requestBody, requestBreaks),
    ...Object.entries(before.responses).flatMap(([status, content]) =>
      after.responses[status]
        ? contentBreaks(`${id} ${status}`, content, after.responses[status], responseBreaks)
        : [`${id} has no response ${status} any more`],
    ),
  ]
}

function parameterBreaks(id: string, before: Parameter[], after: Parameter[]): string[] {
  const find = (list: Parameter[], wanted: Parameter) =>
    list.find((one) => one.in === wanted.in && one.name === wanted.name)
  return [
    ...before.flatMap((parameter) => {
      const at = `${id} ${parameter.in} ${parameter.name}`
      const found = find(after, parameter)
      if (found) return requestBreaks(at, parameter.schema, found.schema)
      return parameter.schema.deprecated ? [] : [`${at} is gone`]
    }),
    ...after
      .filter((parameter) => parameter.required && !find(before, parameter)?.required)
      .map(({ name, in: place }) => `${id} ${place} ${name} became required`),
  ]
}

function contentBreaks(
  at: string,
  before: Content | undefined,
  after: Content | undefined,
  compare: typeof requestBreaks,
): string[] {
  return Object.entries(before?.content ?? {}).flatMap(([type, { schema }]) => {
    const found = after?.content?.[type]
    return found ? compare(at, schema, found.schema) : [`${at} as ${type} is gone`]
  })
}
