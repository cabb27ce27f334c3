import type { Operation } from './api-operations.ts'
import type { Caller } from './callers.ts'
import type { JsonSchema } from './random-bodies.ts'
import { basicAnswers } from './start-test-api.ts'

/** One way to call an operation. */
export interface Attempt {
  /**
   * Whose ids are sent: `own` ids of the caller; one `foreign`, `random` or `malformed` id; the whole
   * body of the victim, `replayed`; own ids and, `besides`, the victim's where no id is expected.
   */
  kind: 'own' | 'besides' | 'foreign' | 'random' | 'malformed' | 'replayed'
  /** The name of the id that is not the caller's own. */
  id?: string
  path: string
  body?: unknown
}

type Body = Record<string, unknown>

/** The ids in bodies, and how each caller's own is found. */
const ids: Record<string, { of: (caller: Caller) => string; random: string }> = {
  uid: { of: ({ uid }) => uid, random: '3b0c7ad2-5f0e-4a53-9c55-0f3e5b1f7a03' },
  email: { of: ({ email }) => email, random: 'unknown@example.sk' },
  questionUuid: {
    of: ({ question }) => question.questionUuid,
    random: '3b0c7ad2-5f0e-4a53-9c55-0f3e5b1f7a04',
  },
}
const resultIds = {
  of: ({ resultId }: Caller) => resultId,
  random: '3b0c7ad2-5f0e-4a53-9c55-0f3e5b1f7a07',
}
/** Ids in paths and queries, which each caller has of its own too. */
const urlIds: Record<string, { of: (caller: Caller) => string; random: string }> = {
  resultId: resultIds,
  from: resultIds,
  to: resultIds,
}
/** Values of path parameters that are valid for every caller. */
const pathValues: Record<string, string> = { step: '1' }
const malformedPathValues = ['0', '4', 'x', '1e0', '%00', '3b0c7ad2-5f0e-4a53-9c55-0f3e5b1f7a0']

/** The ids of an operation, by name, in its body, its path and its query. */
export function idsOf({ body, pathParameters, queryIds }: Operation): string[] {
  return [...idsIn(body), ...pathParameters, ...queryIds]
}

/** The ids of an operation that this file has no values for. */
export function unknownIdsOf(operation: Operation): string[] {
  return idsOf(operation).filter(
    (name) => !(name in ids) && !(name in urlIds) && !(name in pathValues),
  )
}

function idsIn(schema: JsonSchema | undefined, name = ''): string[] {
  if (!schema) return []
  const isId = schema.format === 'uuid' || /(^|_)(u?id|e?mail)$|(Id|Uuid|Email)$/.test(name)
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => idsIn(part, key))
  const found = [...(isId && name !== 'plan_id' ? [name] : []), ...inside, ...idsIn(schema.items)]
  return [...new Set(found)]
}

/** Every way for this caller to call an operation, knowing all ids of the victim. */
export function attemptsOf(operation: Operation, caller: Caller, victim: Caller): Attempt[] {
  const ownIds = valuesOf(urlIds, caller)
  const values = { ...pathValues, ...ownIds }
  const query = Object.fromEntries(
    Object.entries(operation.query).map(([name, value]) => [name, ownIds[name] ?? value]),
  )
  const path = pathWith(operation, values, query)
  const own = ownBody(operation, caller)
  const inBody = idsIn(operation.body)
  return [
    // A report takes a second to print, and `besides` requests the same one.
    ...(path.endsWith('.pdf') ? [] : [{ kind: 'own', path, body: own } as const]),
    {
      kind: 'besides',
      path: pathWith(operation, values, { ...namesOf(victim), ...query }),
      body: besides(own),
    },
    ...(inBody.length > 0
      ? [{ kind: 'replayed', path, body: ownBody(operation, victim) } as const]
      : []),
    ...inBody.flatMap((id): Attempt[] => [
      { kind: 'foreign', id, path, body: withId(own, id, ids[id]?.of(victim)) },
      { kind: 'random', id, path, body: withId(own, id, ids[id]?.random) },
      { kind: 'malformed', id, path, body: withId(own, id, `${ids[id]?.random}'`) },
    ]),
    ...operation.pathParameters.flatMap((id): Attempt[] => {
      const known = urlIds[id]
      if (!known) return []
      const at = (value: string) => pathWith(operation, { ...values, [id]: value }, {})
      return [
        { kind: 'foreign', id, path: at(known.of(victim)), body: own },
        { kind: 'random', id, path: at(known.random), body: own },
      ]
    }),
    ...operation.queryIds.flatMap((id): Attempt[] => {
      const known = urlIds[id]
      if (!known) return []
      const at = (value: string) => pathWith(operation, values, { ...query, [id]: value })
      return [
        { kind: 'foreign', id, path: at(known.of(victim)) },
        { kind: 'random', id, path: at(known.random) },
        { kind: 'malformed', id, path: at(`${known.random}'`) },
      ]
    }),
    ...operation.pathParameters.flatMap((id) =>
      malformedPathValues.map((value) => {
        return {
          kind: 'malformed',
          id,
          path: pathWith(operation, { [id]: value }, {}),
          body: own,
        } as const
      }),
    ),
  ]

  function besides(body: Body | undefined): Body | undefined {
    if (operation.method === 'GET') return undefined
    const { uid: _, ...names } = namesOf(victim)
    return { ...(inBody.includes('uid') ? names : namesOf(victim)), ...body }
  }
}

function valuesOf(of: typeof urlIds, caller: Caller): Record<string, string> {
  return Object.fromEntries(Object.entries(of).map(([name, id]) => [name, id.of(caller)]))
}

/** Parameters that a careless handler might read. */
function namesOf({ uid, question }: Caller): Record<string, string> {
  const { questionUuid } = question
  return { uid, user_id: uid, userId: uid, id: uid, sub: uid, question: questionUuid }
}

function pathWith(
  { path, pathParameters }: Operation,
  values: Record<string, string>,
  query: Record<string, string>,
): string {
  const filled = pathParameters.reduce((so, id) => so.replace(`{${id}}`, values[id] ?? ''), path)
  return Object.keys(query).length > 0 ? `${filled}?${new URLSearchParams(query)}` : filled
}

/** The body that the caller would send. */
function ownBody({ name, body }: Operation, caller: Caller): Body | undefined {
  if (!body) return undefined
  const { uid, answers } = caller
  if (name === 'post /api/answers/basic') return { uid, answers: basicAnswers() }
  if (name === 'post /api/results/preview') return { answers: basicAnswers() }
  if (name === 'post /api/answers') return { uid, answers }
  if (name === 'post /api/answers/daily') return { uid, ...caller.dailyAnswer }
  if (name === 'post /api/answers/lots') return { uid, answers: caller.lotAnswers }
  return Object.fromEntries(
    Object.entries(body.properties ?? {}).map(([key, part]) => [key, ownValue(key, part, caller)]),
  )
}

function ownValue(name: string, schema: JsonSchema, caller: Caller): unknown {
  const id = ids[name]?.of(caller)
  if (id !== undefined) return id
  if (name === 'answer') return caller.question.answer
  if (name === 'secondAnswer') return ''
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'string') return 'What is my shadow?'
  if (schema.type === 'array') return [ownValue(name, schema.items ?? {}, caller)]
  if (schema.type !== 'object') return schema.type === 'boolean' ? true : (schema.minimum ?? 1)
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, part]) => [
      key,
      ownValue(key, part, caller),
    ]),
  )
}

/** The body with another value at the first occurrence of this id. */
function withId(body: unknown, id: string, value: string | undefined): unknown {
  if (Array.isArray(body)) return [withId(body[0], id, value), ...body.slice(1)]
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, part]) => [key, key === id ? value : withId(part, id, value)]),
  )
}
