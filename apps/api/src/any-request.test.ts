import type { RegisterResponse } from '@individua/contract/users'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { ApiDocument, Described } from './testing/api-document.ts'
import { readDocument, schemaOf } from './testing/api-operations.ts'
import {
  asText,
  type JsonSchema,
  pick,
  type Random,
  randomValue,
  seededRandom,
} from './testing/random-bodies.ts'
import {
  anyAcceptLanguage,
  anyContentType,
  anyHeaderValue,
  jsonContentType,
} from './testing/random-headers.ts'
import { basicAnswers, bodyOf, startTestApi, type TestApi } from './testing/start-test-api.ts'

/** Always the same, so that no run depends on luck; other numbers ask other things. */
const seed = Number(process.env.TEST_SEED ?? 1)
const requestsPerOperation = 60

/** An unauthenticated caller, one with a ticket, one with a session and one with a forged session. */
async function makeCallers({ client, signIn, signUp, newEmail }: TestApi) {
  const signedIn = await signIn(newEmail('any'))
  await client.post(
    '/api/answers/basic',
    { uid: signedIn.uid, answers: basicAnswers() },
    signedIn.headers,
  )
  const email = newEmail('any-visitor')
  const uid = await signUp(email)
  const { ticket } = await bodyOf<RegisterResponse>(
    await client.post('/api/users/register', { uid, email }),
  )
  return {
    uids: [signedIn.uid, uid],
    email,
    headers: [
      {},
      signedIn.headers,
      { 'x-registration-ticket': ticket },
      { authorization: 'Bearer e30.e30.e30' },
    ],
  }
}

type Callers = Awaited<ReturnType<typeof makeCallers>>

/** Some bodies name an existing user and existing questions. */
function madeTrue(body: unknown, callers: Callers, random: Random): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return {
    ...body,
    ...('uid' in body && random() < 0.7 && { uid: pick(random, callers.uids) }),
    ...('email' in body && random() < 0.7 && { email: callers.email }),
    ...('answers' in body && random() < 0.4 && { answers: basicAnswers() }),
  }
}

/** Headers that a route or a library before it may read, each present now and then. */
function oddHeaders(random: Random): Record<string, string> {
  const names = ['if-none-match', 'origin', 'referer', 'x-forwarded-for', 'x-request-id', 'range']
  return Object.fromEntries(
    names.filter(() => random() < 0.1).map((name) => [name, anyHeaderValue(random)]),
  )
}

/** A body without anything odd, about each of the callers' users in turn. */
function faultlessBodies(schema: JsonSchema, callers: Callers, random: Random): string[] {
  const always = () => 0
  return callers.uids.map((uid) => {
    const body = madeTrue(randomValue(schema, random, 0), { ...callers, uids: [uid] }, always)
    return JSON.stringify(body)
  })
}

function filledPath(path: string, { parameters = [] }: Described, random: Random): string {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: location, schema } of parameters) {
    const given = randomValue(schema, random, 0.3)
    const value = typeof given === 'string' ? given : JSON.stringify(given)
    if (location === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(value))
    if (location === 'query' && random() < 0.8) query.append(name, value)
  }
  return query.size > 0 ? `${filled}?${query}` : filled
}

test('whatever is asked, the response is one the document describes', async () => {
  const api = await startTestApi()
  const document = await readDocument(api)
  const callers = await makeCallers(api)
  const random = seededRandom(seed)
  const seen = new Set<string>()
  for (const { path, method, operation } of operationsOf(document)) {
    const bodySchema = schemaOf(operation.requestBody)
    const ask = async (body: string | undefined, headers: Record<string, string>) => {
      const url = filledPath(path, operation, random)
      const response = await api.request(method.toUpperCase(), url, body, {
        ...oddHeaders(random),
        ...headers,
        'accept-language': anyAcceptLanguage(random),
      })
      const asked = [method, url, headers['content-type'], body?.slice(0, 300)]
      expect([...asked, response.status < 500 || response.status]).toEqual([...asked, true])
      expect([...asked, await problemOf(response, operation)]).toEqual([...asked, undefined])
      seen.add(`${method} ${path} ${response.status}`)
    }
    for (let count = 0; count < requestsPerOperation; count++) {
      const value = bodySchema && randomValue(bodySchema, random, pick(random, [0, 0.05, 0.3]))
      const body = bodySchema && asText(madeTrue(value, callers, random), random)
      const isEmpty = method !== 'get' && random() < 0.1
      await ask(isEmpty ? '' : body, {
        ...pick(random, callers.headers),
        ...anyContentType(random),
      })
    }
    // Chance alone does not reach what lies behind a faultless body and the right caller.
    for (const body of bodySchema ? faultlessBodies(bodySchema, callers, random) : [undefined])
      for (const headers of callers.headers) {
        await ask(body, { ...headers, 'content-type': jsonContentType(random) })
      }
  }
  expect(seen).toContain('post /api/answers/basic 200')
  expect(seen).toContain('post /api/users/register 200')
  expect(seen).toContain('post /api/results/basic 200')
  expect(seen).toContain('delete /api/users/me 200')
})

/** Every operation; the one that erases its caller comes last. */
function operationsOf({ paths }: ApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const erases = ({ path, method }: { path: string; method: string }) =>
    Number(`${method} ${path}` === 'delete /api/users/me')
  return operations.toSorted((one, other) => erases(one) - erases(other))
}

/** What the document does not say of this response. */
async function problemOf(
  response: Response,
  { responses }: Described,
): Promise<string | undefined> {
  const described = responses[response.status] ?? responses.default
  if (!described) return `${response.status} is not described`
  const text = await response.text()
  const schema = schemaOf(described)
  if (!schema) return undefined
  const parsed = validatorOf(schema).safeParse(JSON.parse(text))
  return parsed.success
    ? undefined
    : `${response.status} ${text.slice(0, 200)} ${z.prettifyError(parsed.error)}`
}

const validators = new Map<string, z.ZodType>()

/** Making one takes longer than a request. */
function validatorOf(schema: object): z.ZodType {
  const text = JSON.stringify(schema)
  const validator = validators.get(text) ?? z.fromJSONSchema(JSON.parse(text))
  validators.set(text, validator)
  return validator
}
