import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { coreItems } from '@individua/instrument/items/core'
import { z } from 'zod'

/** Milliseconds; who waits longer is told what for. */
const patience = 60_000

const uidAnswer = z.object({ id: z.uuid() })
const ticketAnswer = z.object({ ticket: z.string() })
const sessionAnswer = z.object({ access_token: z.string(), user: z.object({ id: z.uuid() }) })
const mailbox = z.array(z.object({ to: z.string(), text: z.string() }))

export interface Registered {
  email: string
  uid: string
  ticket: string
}

/** Somebody with a browser, over the network. A refusal is thrown as its status. */
export function visitor(origin: string) {
  async function ask(path: string, init: { body?: unknown; headers?: Record<string, string> }) {
    const { body, headers } = init
    const answer = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(patience),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  const mailsTo = async (email: string) =>
    mailbox.parse(await ask('/dev/mailbox.json', {})).filter(({ to }) => to === email)

  return {
    ask,
    mailsTo,
    newAddress: () => `${randomUUID()}@example.sk`,
    async signUp(email: string): Promise<string> {
      const password = randomBytes(16).toString('hex')
      return uidAnswer.parse(await ask('/auth/v1/signup', { body: { email, password } })).id
    },
    async register(email: string, uid: string): Promise<Registered> {
      const answer = await ask('/api/users/register', { body: { email, uid } })
      return { email, uid, ticket: ticketAnswer.parse(answer).ticket }
    },
    submit: ({ uid, ticket }: Registered, values: readonly string[]) =>
      ask('/api/answers/basic', {
        body: { uid, answers: answersOf(values) },
        headers: { 'x-registration-ticket': ticket },
      }),
    /** Follows the link in the newest mail, once it is there. @returns headers of the session */
    async signIn(email: string): Promise<{ authorization: string }> {
      for (const deadline = performance.now() + patience; performance.now() < deadline; ) {
        const [mail] = await mailsTo(email)
        const [, hash, type] = /token_hash=([\w-]+)&type=(\w+)/.exec(mail?.text ?? '') ?? []
        if (hash) {
          const session = await ask('/auth/v1/verify', { body: { type, token_hash: hash } })
          return { authorization: `Bearer ${sessionAnswer.parse(session).access_token}` }
        }
        await sleep(50)
      }
      throw new Error('no mail came')
    },
  }
}

/** Ten random answers. */
export function randomValues(): string[] {
  return coreItems.map(() => String(1 + Math.floor(Math.random() * 5)))
}

export function answersOf(values: readonly string[]) {
  return coreItems.map(({ id }, index) => ({ questionUuid: id, answer: values[index] }))
}
