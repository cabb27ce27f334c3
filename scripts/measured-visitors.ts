import { coreItems } from '@individua/instrument/items/core'

/** What the visitor's browser sends to the server, without the browser. */

type Json = Record<string, unknown>

export interface Visitor {
  email: string
  headers: Record<string, string>
}

export function createVisitor(): Visitor {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return {
    email: `bench.${crypto.randomUUID()}@example.sk`,
    headers: { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` },
  }
}

async function send(
  url: string,
  visitor: Visitor,
  body?: Json,
): Promise<{ json: Json; cookie: string }> {
  const answer = await fetch(url, {
    headers: { ...visitor.headers, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  return { json: JSON.parse(await answer.text()), cookie }
}

const answers = coreItems.map(({ id }, index) => ({
  questionUuid: id,
  answer: String(1 + ((index * 3) % 5)),
}))

/** Account, registration and answers: everything a visitor writes before the mail. @returns the uid */
export async function handIn(url: string, visitor: Visitor): Promise<string> {
  const password = crypto.randomUUID()
  const { json } = await send(`${url}/auth/v1/signup`, visitor, {
    email: visitor.email,
    password,
    data: { lang: 'en' },
  })
  const uid = json.id
  const { cookie } = await send(`${url}/api/users/register`, visitor, { uid, email: visitor.email })
  const withTicket = { ...visitor, headers: { ...visitor.headers, Cookie: cookie } }
  await send(`${url}/api/answers/basic`, withTicket, { uid, answers })
  return String(uid)
}

/** Tokens of the links in the mailbox, by address; waits until all of them have arrived. */
export async function readTokens(url: string, visitors: Visitor[]): Promise<Map<string, string>> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const mails: { to: string; text: string }[] = JSON.parse(
      await (await fetch(`${url}/dev/mailbox.json`)).text(),
    )
    const tokens = new Map(
      mails.map(({ to, text }) => [to, /token_hash=([\w-]+)/.exec(text)?.[1] ?? '']),
    )
    if (visitors.every(({ email }) => tokens.has(email))) return tokens
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('not all mails arrived within a minute')
}

/** Link, calculation and dashboard. @returns the headers of the session */
export async function readProfile(url: string, visitor: Visitor, token: string) {
  const { json } = await send(`${url}/auth/v1/verify`, visitor, {
    type: 'email',
    token_hash: token,
  })
  const headers = { ...visitor.headers, Authorization: `Bearer ${String(json.access_token)}` }
  await send(`${url}/api/results/basic`, { ...visitor, headers }, {})
  await send(`${url}/api/dashboard`, { ...visitor, headers })
  return headers
}

/** A new visitor up to their basic profile. */
export async function visitWithProfile(url: string) {
  const visitor = createVisitor()
  const uid = await handIn(url, visitor)
  const token = (await readTokens(url, [visitor])).get(visitor.email) ?? ''
  return { visitor, uid, headers: await readProfile(url, visitor, token) }
}
