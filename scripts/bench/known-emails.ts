import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { rankTest } from './rank-test.ts'
import type { MeasuredServer } from './server.ts'
import type { Figure } from './table.ts'
import { newUser, newVisitor } from './visitors.ts'

const callsOfEach = 400
/** Requests after each call: what the server does for it in the background makes them slower. */
const followingRequests = 6
/** A link may be asked for again after a minute. */
const pauseMs = 61_000

interface Sample {
  call: number[]
  following: number[]
}

/**
 * Whether times tell who has an account: the same calls for emails with one and without one, in
 * random order, and the requests after each of them.
 */
export async function measureKnownEmails(server: MeasuredServer): Promise<Figure[]> {
  const known: string[] = []
  while (known.length < callsOfEach) known.push((await newUser(server.url, 'profile')).email)
  await sleep(pauseMs)
  const askForLink = (email: string) =>
    newVisitor(server.url).send('/auth/v1/otp', {
      method: 'POST',
      body: { email, create_user: false },
    })
  const links = await measurePairs(server, known.map(pairWithUnknown), askForLink)

  await sleep(pauseMs)
  const signUps = new Map<string, string>()
  const pairs = known.map(pairWithUnknown)
  for (const email of pairs.flatMap(inRandomOrder)) {
    signUps.set(email, await newVisitor(server.url).signUp(email))
  }
  // Mails that are still being written would slow down the first request.
  await sleep(2_000)
  const registrations = await measurePairs(server, pairs, (email) =>
    newVisitor(server.url).register(email, signUps.get(email) ?? ''),
  )
  return [...figuresOf('a link', links), ...figuresOf('a registration', registrations)]
}

type Pair = readonly [known: string, unknown: string]
const pairWithUnknown = (known: string): Pair => [
  known,
  `bench.${randomUUID().slice(0, 8)}@example.sk`,
]
const inRandomOrder = ([known, unknown]: Pair) =>
  Math.random() < 0.5 ? [known, unknown] : [unknown, known]

async function measurePairs(
  { url }: MeasuredServer,
  pairs: readonly Pair[],
  call: (email: string) => Promise<unknown>,
): Promise<Record<'known' | 'unknown', Sample>> {
  const samples = { known: { call: [], following: [] }, unknown: { call: [], following: [] } } as {
    known: Sample
    unknown: Sample
  }
  for (const pair of pairs) {
    for (const email of inRandomOrder(pair)) {
      const sample = email === pair[0] ? samples.known : samples.unknown
      sample.call.push(await timeOf(() => call(email)))
      sample.following.push(
        await timeOf(async () => {
          for (let request = 0; request < followingRequests; request++) {
            await (await fetch(`${url}/readyz`)).text()
          }
        }),
      )
      // Work that outlasts the requests must not slow down the next call.
      await sleep(30)
    }
  }
  return samples
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function figuresOf(
  name: string,
  { known, unknown }: Record<'known' | 'unknown', Sample>,
): Figure[] {
  return (['call', 'following'] as const).flatMap((part) => {
    const what = part === 'call' ? name : `the requests after ${name}`
    return [
      { name: `${what}: known`, value: median(known[part]), unit: 'ms' },
      { name: `${what}: unknown`, value: median(unknown[part]), unit: 'ms' },
      {
        name: `${what}: p of a chance difference`,
        value: 100 * rankTest(known[part], unknown[part]),
        unit: '%',
        budget: 1,
        atLeast: true,
      },
    ]
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}
