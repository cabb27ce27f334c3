import { setTimeout as sleep } from 'node:timers/promises'
import { steps } from '@individua/contract/questions'
import { coreItems } from '@individua/instrument/items/core'
import { stepAnswers } from '@individua/testkit/answers'
import { openCheckout, openStep } from '@individua/testkit/create-user'
import { randomIpAddress } from '@individua/testkit/ip-address'
import type { ReadMails } from '@individua/testkit/mailbox'
import { payAt } from '@individua/testkit/pay'
import { createVisitor, headersOf, RequestRefused, type Visitor } from '@individua/testkit/visitor'
import type { Acknowledged } from './ledger.ts'

export interface Crowd {
  acknowledged: Acknowledged
  /** Requests that had to be repeated, because the server was away or asked for it. */
  repeats(): number
  /** Responses between 400 and 499 to requests that were right, by path and status. */
  refusals: Map<string, number>
  /** Lets everyone finish the request under way. */
  stop(): Promise<void>
  /** Asks for each payment that was taken whether it is known. */
  checkPayments(): Promise<void>
}

interface CrowdOptions {
  /** Of every instance; each request goes to one of them. */
  origins: readonly string[]
  readMails: ReadMails
  random: () => number
  count: number
}

/** The crowd is over, or this person cannot go on. */
class Leave extends Error {}

const repeatAfterMs = 100
/** A mail comes late when its process died: a job of another one sends it. */
const checkTimeoutMs = 30_000

/** So many visitors who sign up, answer, pay and read, one after the other, and note what was acknowledged. */
export function startCrowd(
  { origins, readMails, random, count }: CrowdOptions,
  acknowledged: Acknowledged,
): Crowd {
  const refusals = new Map<string, number>()
  const checks = new Map<string, () => Promise<boolean>>()
  let repeatCount = 0
  let isOver = false

  const pick = <Element>(elements: readonly Element[]): Element => {
    const picked = elements[Math.floor(random() * elements.length)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }
  const newPerson = () =>
    createVisitor('http://any-instance', {
      fetch: (url, init) => fetch(url.replace('http://any-instance', pick(origins)), init),
      headers: { 'x-forwarded-for': randomIpAddress() },
      readMails,
    })

  /** Repeats a request until it is acknowledged. @throws Leave */
  async function persist<Response>(send: () => Promise<Response>): Promise<Response> {
    for (; !isOver; repeatCount++) {
      try {
        return await send()
      } catch (error) {
        await waitAfter(error)
      }
    }
    throw new Leave()
  }

  /** For what cannot be repeated: without a response it is unknown whether it happened. */
  async function tryOnce<Response>(send: () => Promise<Response>): Promise<Response> {
    try {
      return await send()
    } catch (error) {
      await waitAfter(error)
      throw new Leave()
    }
  }

  /** @throws Leave after a refusal */
  async function waitAfter(error: unknown): Promise<void> {
    if (isRefusal(error)) {
      const key = `${error.path} ${error.status}`
      refusals.set(key, (refusals.get(key) ?? 0) + 1)
      throw new Leave()
    }
    await sleep(repeatAfterMs)
  }

  async function live(visitor: Visitor): Promise<void> {
    const email = visitor.newEmail('torture')
    const uid = await tryOnce(() => visitor.signUp(email))
    acknowledged.signUps.set(email, uid)
    const registered = await persist(() => visitor.register(email, uid))
    const values = coreItems.map(() => String(1 + Math.floor(random() * 5)))
    await persist(() => visitor.submitCoreAnswers(registered, values))
    acknowledged.forms.set(uid, values)
    if (random() < 0.4) return
    const link = await waitForLink(visitor, email)
    const headers = headersOf(await tryOnce(() => visitor.followLink(link)))
    const call: Visitor['call'] = (id, parts) =>
      persist(() => visitor.call(id, { ...parts, headers: { ...headers, ...parts?.headers } }))
    const { metadata } = await call('POST /api/results/basic')
    acknowledged.basicResults.set(uid, metadata.resultId)
    if (random() < 0.3) return
    await answerAllSteps(uid, call)
    await payFor(uid, call, () => visitor.call('POST /api/payments/stripe/check', { headers }))
    await readReport(uid, call)
  }

  async function waitForLink(visitor: Visitor, email: string): Promise<string> {
    while (!isOver) {
      if ((await readMails(email)).length > 0) return visitor.waitForLink(email)
      await sleep(50)
    }
    throw new Leave()
  }

  async function answerAllSteps(uid: string, call: Visitor['call']): Promise<void> {
    const answered = new Set<string>()
    for (const step of steps) {
      const answers = stepAnswers(await openStep({ call }, step))
      await call('POST /api/answers', { body: { uid, answers } })
      for (const { questionUuid } of answers) answered.add(questionUuid)
      acknowledged.stepAnswers.set(uid, answered)
    }
  }

  async function payFor(
    uid: string,
    call: Visitor['call'],
    check: () => Promise<{ is_premium: boolean }>,
  ): Promise<void> {
    const url = await openCheckout({ call })
    await payAt(url)
    acknowledged.payments.add(uid)
    checks.set(uid, async () => (await check()).is_premium)
    while (!(await call('POST /api/payments/stripe/check')).is_premium) await sleep(repeatAfterMs)
    acknowledged.grants.add(uid)
  }

  async function readReport(uid: string, call: Visitor['call']): Promise<void> {
    for (;;) {
      const { status, resultId } = await call('POST /api/results/advanced')
      if (status === 'ready' && resultId) {
        acknowledged.advancedResults.set(uid, resultId)
        return
      }
      await sleep(repeatAfterMs)
    }
  }

  async function liveOn(): Promise<void> {
    while (!isOver) {
      try {
        await live(newPerson())
      } catch (error) {
        if (!(error instanceof Leave)) throw error
      }
    }
  }

  const ended = Promise.all(Array.from({ length: count }, liveOn))
  // Looked at by `stop`.
  ended.catch(() => {})
  return {
    acknowledged,
    repeats: () => repeatCount,
    refusals,
    async stop() {
      isOver = true
      await ended
    },
    async checkPayments() {
      const deadline = performance.now() + checkTimeoutMs
      for (const [uid, isGranted] of checks) {
        while (!acknowledged.grants.has(uid) && performance.now() < deadline) {
          if (await isGranted().catch(() => false)) acknowledged.grants.add(uid)
          else await sleep(repeatAfterMs)
        }
      }
    },
  }
}

function isRefusal(error: unknown): error is RequestRefused {
  return error instanceof RequestRefused && error.status < 500
}
