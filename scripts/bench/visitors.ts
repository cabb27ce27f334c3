import { createUser, type Stage } from '@individua/testkit/create-user'
import { randomIpAddress } from '@individua/testkit/ip-address'
import { createVisitor, type Fetch, headersOf, type Visitor } from '@individua/testkit/visitor'

/** A visitor with an IP address of its own, so that no rate limit is met. */
export function newVisitor(url: string, fetch: Fetch = globalThis.fetch): Visitor {
  return createVisitor(url, { headers: { 'x-forwarded-for': randomIpAddress() }, fetch })
}

const values = [1, 4, 2, 5, 3, 1, 4, 2, 5, 3]

/** Account, registration and answers: everything a visitor writes before the mail. @returns the email */
export async function writeAnswers(visitor: Visitor): Promise<string> {
  const email = visitor.newEmail('bench')
  const uid = await visitor.signUp(email)
  await visitor.submitCoreAnswers(await visitor.register(email, uid), values)
  return email
}

/** Link, calculation and dashboard. */
export async function readProfile(visitor: Visitor, link: string): Promise<void> {
  const headers = headersOf(await visitor.followLink(link))
  await visitor.call('POST /api/results/basic', { headers })
  await visitor.call('GET /api/dashboard', { headers })
}

/** A new user at a stage. */
export function newUser(url: string, stage: Stage) {
  return createUser(newVisitor(url), { values, stage })
}

/** The sessions of so many users with a profile; ten made at a time got 503 on a busy machine. */
export async function newReaders(url: string, count: number): Promise<Record<string, string>[]> {
  const readers: Record<string, string>[] = []
  let begun = 0
  const createNext = async () => {
    while (begun++ < count) readers.push((await newUser(url, 'profile')).headers)
  }
  await Promise.all([createNext(), createNext()])
  return readers
}
