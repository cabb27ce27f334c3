import { expect, test } from 'vitest'
import { type ComparedDocument, contractBreaks } from './contract-breaks.ts'
import type { ComparedSchema } from './schema-breaks.ts'

const text: ComparedSchema = { type: 'string', maxLength: 100 }

/** A contract of two operations; tests change one place of it. */
function contract(
  body: ComparedSchema = {
    type: 'object',
    properties: { email: text, language: { enum: ['en', 'sk', 'de'] }, name: text },
    required: ['email'],
  },
  response: ComparedSchema = {
    type: 'object',
    properties: {
      id: text,
      title: { anyOf: [text, { type: 'null' }] },
      marks: { type: 'array', items: { type: 'object', properties: { value: text } } },
      summary: { ...text, deprecated: true },
    },
    required: ['id', 'title'],
  },
): ComparedDocument {
  const json = (schema: ComparedSchema) => ({ content: { 'application/json': { schema } } })
  const query = { name: 'lang', in: 'query', schema: text }
  return {
    paths: {
      '/api/people': {
        get: { parameters: [query], responses: { 200: json(response) } },
        post: { requestBody: json(body), responses: { 200: json(response) } },
      },
    },
  }
}

const released = contract()
const body = released.paths['/api/people']?.post?.requestBody?.content?.['application/json']?.schema
const { properties = {} } = body ?? {}

test('the contract itself, and one that only grew, break nothing', () => {
  const grown = contract(
    {
      ...body,
      properties: { ...properties, phone: text, name: { anyOf: [text, { type: 'number' }] } },
    },
    {
      type: 'object',
      properties: {
        id: text,
        title: text,
        marks: { type: 'array', items: { type: 'object', properties: { value: text, at: text } } },
        further: text,
      },
      required: ['id', 'title', 'further'],
    },
  )
  grown.paths['/api/more'] = { get: { responses: {} } }
  expect(contractBreaks(released, released)).toEqual([])
  expect(contractBreaks(released, grown)).toEqual([])
})

test('an operation that is gone', () => {
  const { '/api/people': people = {} } = contract().paths
  const { get: _, ...left } = people
  expect(contractBreaks(released, { paths: { '/api/people': left } })).toEqual([
    'GET /api/people is gone',
  ])
})

test('a field of a response that is gone, and one that may be missing or null', () => {
  const current = contract(body, {
    type: 'object',
    properties: {
      id: text,
      title: { anyOf: [text, { type: 'null' }] },
      marks: { type: 'array', items: { type: 'object', properties: {} } },
    },
    required: ['id'],
  })
  expect(contractBreaks(released, current)).toEqual([
    'GET /api/people 200.marks[].value is gone',
    'GET /api/people 200.title may be missing now',
    'POST /api/people 200.marks[].value is gone',
    'POST /api/people 200.title may be missing now',
  ])
})

test.each<[string, ComparedSchema, string]>([
  [
    'a field that became required',
    { ...body, required: ['email', 'name'] },
    'body.name became required',
  ],
  [
    'a value that is refused',
    { ...body, properties: { ...properties, language: { enum: ['en'] } } },
    'body.language does not take "sk" any more',
  ],
  [
    'a narrower bound',
    { ...body, properties: { ...properties, email: { ...text, maxLength: 50 } } },
    'body.email has a narrower maxLength',
  ],
  [
    'another type',
    { ...body, properties: { ...properties, name: { type: 'number' } } },
    'body.name was string and is number',
  ],
  [
    'a field that is refused',
    { ...body, additionalProperties: false },
    'body takes no further fields any more',
  ],
])('a request that was accepted: %s', (_, current, message) => {
  expect(contractBreaks(released, contract(current))).toContain(`POST /api/people ${message}`)
})

test('a query that became required, and a caller who must sign in', () => {
  const current = contract()
  const get = current.paths['/api/people']?.get
  Object.assign(get?.parameters?.[0] ?? {}, { required: true })
  Object.assign(get ?? {}, { security: [{ session: [] }] })
  expect(contractBreaks(released, current)).toEqual([
    'GET /api/people asks who calls now',
    'GET /api/people query lang became required',
  ])
})

test('what a release marked as deprecated may go', () => {
  const before = contract()
  const { '/api/people': people = {} } = before.paths
  Object.assign(people.get ?? {}, { deprecated: true })
  const { get: _, ...left } = people
  expect(contractBreaks(before, { paths: { '/api/people': left } })).toEqual([])
})
