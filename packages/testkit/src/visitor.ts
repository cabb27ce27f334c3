import { randomUUID } from 'node:crypto'
import type { Language } from '@individua/contract/languages'
import type { OperationId, Operations } from '@individua/contract/operations'
import { z } from 'zod'
import { coreAnswers } from './answers.ts'
import { linkIn, mailboxOf, type ReadMails } from './mailbox.ts'
import { waitFor } from './wait-for.ts'

/** The global `fetch`, or the request function of an app in this process. */
export type Fetch = (url: string, init: RequestInit) => Response | Promise<Response>

interface VisitorOptions {
  fetch?: Fetch
  /** Sent with every request, such as a language. */
  headers?: Record<string, string>
  /** The mailbox of the server unless given. */
  readMails?: ReadMails
}

interface RequestParts<Id extends OperationId> {
  params?: Operations[Id]['params']
  body?: Operations[Id]['body']
  headers?: Record<string, string>
}

export interface Registered {
  email: string
  uid: string
  ticket: string
}

const signUpResponse = z
  .union([z.object({ id: z.uuid() }), z.object({ user: z.object({ id: z.uuid() }) })])
  .transform((body) => ('id' in body ? body.id : body.user.id))
const sessionResponse = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.looseObject({ id: z.uuid() }),
})
export type Session = z.infer<typeof sessionResponse>

/** The server responded with an error. */
export class RequestRefused extends Error {
  readonly path: string
  readonly status: number

  constructor(path: string, status: number, body: string) {
    super(`${path} answered ${status}: ${body}`)
    this.path = path
    this.status = status
  }
}

/** Milliseconds until a request without a response fails. */
const requestTimeoutMs = 60_000

/**
 * What a visitor's browser sends to a server, without the browser.
 * @throws RequestRefused on every response that is an error
 */
export function createVisitor(origin: string, options: VisitorOptions = {}) {
  const { fetch = globalThis.fetch, readMails = mailboxOf(origin) } = options
  const followed = new Set<string>()

  async function send(
    path: string,
    {
      method = 'GET',
      body,
      headers,
    }: { method?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<unknown> {
    const response = await fetch(origin + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
        ...headers,
      },
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    const text = await response.text()
    if (!response.ok) throw new RequestRefused(path, response.status, text)
    return text === '' ? undefined : JSON.parse(text)
  }

  /** Calls an operation of the API. One that takes no body gets an empty object, as browsers send. */
  async function call<Id extends OperationId>(
    id: Id,
    { params, body, headers = {} }: RequestParts<Id> = {},
  ): Promise<Operations[Id]['response']> {
    const [method = '', pattern = ''] = id.split(' ')
    const given: Record<string, string> = { ...params }
    const path = pattern.replace(/\{(\w+)\}/g, (_, name) => given[name] ?? '')
    const sent = method === 'POST' ? { body: body ?? {} } : {}
    const response = await send(path, { method, headers, ...sent })
    return response as Operations[Id]['response']
  }

  const postToAuth = (path: string, body: object) =>
    send(`/auth/v1/${path}`, { method: 'POST', body })

  return {
    origin,
    send,
    call,
    /** A page of the product at this origin, whatever host its URL names. */
    openPage(url: string, init: RequestInit = {}) {
      const { pathname, search } = new URL(url)
      return fetch(`${origin}${pathname}${search}`, init)
    },
    readMails,
    /** An email that no other visitor has. */
    newEmail: (name = 'visitor') => `${name}.${randomUUID().slice(0, 8)}@example.sk`,
    async signUp(email: string, language: Language = 'en'): Promise<string> {
      const password = `${randomUUID()}aA1!`
      const body = { email, password, data: { lang: language } }
      return signUpResponse.parse(await postToAuth('signup', body))
    },
    async register(email: string, uid: string): Promise<Registered> {
      const { ticket } = await call('POST /api/users/register', { body: { email, uid } })
      return { email, uid, ticket }
    },
    submitCoreAnswers: ({ uid, ticket }: Registered, values: readonly (string | number)[]) =>
      call('POST /api/answers/basic', {
        body: { uid, answers: coreAnswers(values) },
        headers: { 'x-registration-ticket': ticket },
      }),
    /** Waits for the newest link that this visitor has not followed yet. */
    waitForLink: (email: string): Promise<string> =>
      waitFor('a new link', async () => {
        const links = (await readMails(email)).map(linkIn)
        const newest = links.find((link) => link.includes('token_hash='))
        return newest && !followed.has(newest) ? newest : undefined
      }),
    async followLink(link: string): Promise<Session> {
      followed.add(link)
      const { searchParams } = new URL(link)
      const [type, token_hash] = [searchParams.get('type'), searchParams.get('token_hash')]
      return sessionResponse.parse(await postToAuth('verify', { type, token_hash }))
    },
  }
}

export type Visitor = ReturnType<typeof createVisitor>

/** Follows the newest link of an email. @returns the headers of the session */
export async function signIn(visitor: Visitor, email: string): Promise<{ authorization: string }> {
  return headersOf(await visitor.followLink(await visitor.waitForLink(email)))
}

export const headersOf = ({ access_token }: Session) => ({
  authorization: `Bearer ${access_token}`,
})
