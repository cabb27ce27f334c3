import type { Operation } from './api-operations.ts'
import type { Caller } from './every-caller.ts'
import type { JsonSchema } from './random-bodies.ts'
import { basicAnswers } from './start-test-api.ts'

/** One way of asking for an operation. */
export interface Attempt {
  /**
   * Whose ids are named: the caller's `own`; a `foreign`, `random` or `malformed` one in one place;
   * all that the victim would send, `replayed`; the victim's `besides`, where nothing asks for them.
   */
  kind: 'own' | 'besides' | 'foreign' | 'random' | 'malformed' | 'replayed'
  /** The name of the id that is not the caller's own. */
  id?: string
  path: string
  body?: unknown
}

type Body = Record<string, unknown>

/** What names somebody or something in bodies, and how its owner is found. */
const ids: Record<string, { of: (caller: Caller) => string; random: string }> = {
  uid: { of: ({ uid }) => uid, random: '3b0c7ad2-5f0e-4a53-9c55-0f3e5b1f7a03' },
  email: { of: ({ email }) => email, random: 'somebody.random@example.sk' },
  questionUuid: {
    of: ({ question }) => question.questionUuid,
    random: '3b0c7ad2-5f0e-4a53-9c55-0f3e5b1f7a04',
  },
}
/** What a path may leave open: one that is right for everybody. */
const pathValues: Record<string, string> = { step: '1' }
const malformedPathValues = ['0', '4', 'x', '1e0', '%00', '3b0c7ad2-5f0e-4a53-9c55-0f3e5b1f7a05']

/** The ids of an operation, by name, in its body and its path. */
export function idsOf({ body, pathParameters }: Operation): string[] {
  return [...idsIn(body), ...pathParameters]
}

/** Of these, the ones that nothing is known about here. */
export function unknownIdsOf(operation: Operation): string[] {
  return idsOf(operation).filter((name) => !(name in ids) && !(name in pathValues))
}

function idsIn(schema: JsonSchema | undefined, name = ''): string[] {
  if (!schema) return []
  const isId = schema.format === 'uuid' || /(^|_)(u?id|e?mail)$|(Id|Uuid|Email)$/.test(name)
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => idsIn(part, key))
  const found = [...(isId && name !== 'plan_id' ? [name] : []), ...inside, ...idsIn(schema.items)]
  return [...new Set(found)]
}

/** Every way for this caller to ask, with everything of the victim's known. */
export function attemptsOf(operation: Operation, caller: Caller, victim: Caller): Attempt[] {
  const path = pathWith(operation, pathValues, operation.query)
  const own = ownBody(operation, caller)
  const inBody = idsIn(operation.body)
  return [
    // A report takes a second to print, and besides asks for the same.
    ...(path.endsWith('.pdf') ? [] : [{ kind: 'own', path, body: own } as const]),
    {
      kind: 'besides',
      path: pathWith(operation, pathValues, { ...namesOf(victim), ...operation.query }),
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

/** Names that careless programs read. */
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

/** What the caller would send; where whole forms are handed in, theirs. */
function ownBody({ name, body }: Operation, caller: Caller): Body | undefined {
  if (!body) return undefined
  const { uid, answers } = caller
  if (name === 'post /api/answers/basic') return { uid, answers: basicAnswers() }
  if (name === 'post /api/answers') return { uid, answers }
  return Object.fromEntries(
    Object.entries(body.properties ?? {}).map(([key, part]) => [key, ownValue(key, part, caller)]),
  )
}

function ownValue(name: string, schema: JsonSchema, caller: Caller): unknown {
  const id = ids[name]?.of(caller)
  if (id !== undefined) return id
  if (name === 'answer') return caller.question.answer
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

/** The body with another value in the first place of this name. */
function withId(body: unknown, id: string, value: string | undefined): unknown {
  if (Array.isArray(body)) return [withId(body[0], id, value), ...body.slice(1)]
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, part]) => [key, key === id ? value : withId(part, id, value)]),
  )
}
