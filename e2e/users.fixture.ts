import { setTimeout as sleep } from 'node:timers/promises'
import type { AdvancedResultState } from '@individua/contract/advanced-results'
import type { CheckoutResponse, PaymentCheck } from '@individua/contract/payments'
import {
  type GeneratedQuestions,
  type QuestionsBody,
  type Step,
  steps,
} from '@individua/contract/questions'
import { expect, type Page } from '@playwright/test'
import { randomIpAddress } from './ip-address.ts'
import type { RunningProduct } from './product.ts'
import { type Language, pathIn } from './texts.ts'
import { expectProfile, mixedAnswers } from './visitor-steps.ts'

/** Somebody who has come that far, by requests alone: for journeys that begin there. */

const patience = 30_000

const stages = ['account', 'profile', 'steps', 'paid', 'report'] as const
/** How far: signed in, with a profile, with all three steps, paid, with the full report. */
export type Stage = (typeof stages)[number]

interface Asking {
  uid: string
  ask: Ask
}

export interface TestUser extends Asking {
  /** As the browser keeps it. */
  session: string
}

/** A request as that user; a refusal is thrown. */
type Ask = <Body>(path: string, body?: unknown) => Promise<Body>

export interface UserOptions {
  language?: Language
  values?: number[]
  stage?: Stage
}

export async function createUser(
  product: RunningProduct,
  email: string,
  { language = 'en', values = mixedAnswers, stage = 'profile' }: UserOptions = {},
): Promise<TestUser> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'accept-language': language,
    'x-forwarded-for': randomIpAddress(),
  }
  const ask: Ask = (path, body) => send(product.url + path, headers, body)
  const reaches = (wanted: Stage) => stages.indexOf(stage) >= stages.indexOf(wanted)

  const { uid, keptSession } = await signUp({ product, email, language, ask, headers })
  if (reaches('profile')) await getResult(ask, uid, values)
  if (reaches('steps')) await answerSteps({ ask, uid })
  if (reaches('paid')) await payFor(ask)
  if (reaches('report')) await makeReport(ask)
  return { uid, session: keptSession, ask }
}

/** Puts the session into the browser, as signing in would. */
export async function signInAs(page: Page, user: TestUser) {
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('individua.session', text), user.session)
}

/** Somebody who has come that far opens a page. */
export async function openAs(
  page: Page,
  product: RunningProduct,
  email: string,
  { path = '/dashboard', ...options }: UserOptions & { path?: string } = {},
): Promise<TestUser> {
  const user = await createUser(product, email, options)
  await signInAs(page, user)
  await page.goto(pathIn(options.language ?? 'en', path))
  return user
}

/** Somebody with a profile looks at it. */
export async function openProfile(
  page: Page,
  product: RunningProduct,
  email: string,
  options: UserOptions = {},
): Promise<TestUser> {
  const user = await openAs(page, product, email, options)
  await expectProfile(page, options.language)
  return user
}

interface Session {
  access_token: string
  user: { id: string }
}

interface SigningUp {
  product: RunningProduct
  email: string
  language: Language
  ask: Ask
  headers: Record<string, string>
}

async function signUp({ product, email, language, ask, headers }: SigningUp) {
  const password = `${crypto.randomUUID()}aA1!`
  await ask('/auth/v1/signup', { email, password, data: { lang: language } })
  const { link } = await product.newestMail(email)
  const { searchParams } = new URL(link)
  const [type, token_hash] = [searchParams.get('type'), searchParams.get('token_hash')]
  const kept = await ask<Session>('/auth/v1/verify', { type, token_hash })
  headers.authorization = `Bearer ${kept.access_token}`
  return { uid: kept.user.id, keptSession: JSON.stringify(kept) }
}

async function getResult(ask: Ask, uid: string, values: number[]) {
  const { questions } = await ask<QuestionsBody>('/api/questions/basic')
  const answers = questions.map(({ questionUuid }, index) => ({
    questionUuid,
    answer: String(values[index]),
  }))
  await ask('/api/answers/basic', { uid, answers })
  await ask('/api/results/basic', {})
}

/** An answer to every question of the steps, handed in or on the way to it; each other than its neighbours. */
export async function answerSteps(
  { ask, uid }: Asking,
  wanted: readonly Step[] = steps,
  kept: 'draft' | 'submitted' = 'submitted',
) {
  for (const step of wanted) {
    const form = await ask<GeneratedQuestions>(`/api/questions/generated/steps/${step}`, {})
    const answers = form.questions.map(({ questionUuid, questionNo, choices }) => ({
      questionUuid,
      answer:
        step === 3 ? 'A garden.' : (choices?.[questionNo % 6] ?? String(1 + (questionNo % 5))),
    }))
    if (kept === 'submitted') await ask('/api/answers', { uid, answers })
    else for (const answer of answers) await ask('/api/answers/draft', { uid, ...answer })
  }
}

/** Presses the button of the payment provider's page, and waits until the product knows. */
async function payFor(ask: Ask) {
  const order = { plan_id: 'advanced_report' }
  const { url } = await ask<CheckoutResponse>('/api/payments/stripe/create-checkout-session', order)
  const page = await (await fetch(url)).text()
  const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(page) ?? []
  const paid = await fetch(new URL(action, url), {
    method: 'POST',
    body: new URLSearchParams({ email: 'buyer@example.sk' }),
    redirect: 'manual',
  })
  expect(paid.status).toBeLessThan(400)
  await until<PaymentCheck>(ask, '/api/payments/stripe/check', (check) => check.is_premium)
}

const makeReport = (ask: Ask) =>
  until<AdvancedResultState>(ask, '/api/results/advanced', ({ status }) => status === 'ready')

async function until<Body>(ask: Ask, path: string, isThere: (answer: Body) => boolean) {
  const deadline = Date.now() + patience
  while (!isThere(await ask<Body>(path, {}))) {
    if (Date.now() > deadline) throw new Error(`${path} did not come that far`)
    await sleep(100)
  }
}

async function send(url: string, headers: Record<string, string>, body: unknown) {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
