import type { Language } from '@individua/contract/languages'
import { type Step, steps } from '@individua/contract/questions'
import { randomValues, stepAnswers } from './answers.ts'
import { payAt } from './pay.ts'
import { headersOf, type Session, type Visitor } from './visitor.ts'
import { waitFor } from './wait-for.ts'

const stages = ['account', 'profile', 'steps', 'paid', 'report'] as const
/** How far a user comes: signed in, with a profile, with all three steps, paid, with the full report. */
export type Stage = (typeof stages)[number]

export interface UserOptions {
  email?: string
  language?: Language
  /** Answers to the core questions. */
  values?: readonly (string | number)[]
  stage?: Stage
}

export interface User {
  email: string
  uid: string
  session: Session
  /** Of the session. */
  headers: { authorization: string }
  /** Calls an operation as this user. */
  call: Visitor['call']
  openPage: Visitor['openPage']
  signOutEverywhere(): Promise<void>
}

/** The scripted visitor: registers, answers, confirms by mail, and goes on up to a stage. */
export async function createUser(
  visitor: Visitor,
  {
    email = visitor.newEmail(),
    language = 'en',
    values = randomValues(),
    stage = 'profile',
  }: UserOptions = {},
): Promise<User> {
  const reaches = (wanted: Stage) => stages.indexOf(stage) >= stages.indexOf(wanted)
  const uid = await visitor.signUp(email, language)
  if (reaches('profile')) {
    await visitor.submitCoreAnswers(await visitor.register(email, uid), values)
  }
  const session = await visitor.followLink(await visitor.waitForLink(email))
  const user = userOf(visitor, email, session)
  if (reaches('profile')) await user.call('POST /api/results/basic')
  if (reaches('steps')) await answerSteps(user)
  if (reaches('paid')) await pay(user)
  if (reaches('report')) await createReport(user)
  return user
}

function userOf(visitor: Visitor, email: string, session: Session): User {
  const headers = headersOf(session)
  return {
    email,
    uid: session.user.id,
    session,
    headers,
    call: (id, parts) => visitor.call(id, { ...parts, headers: { ...headers, ...parts?.headers } }),
    openPage: visitor.openPage,
    async signOutEverywhere() {
      await visitor.send('/auth/v1/logout?scope=global', { method: 'POST', headers })
    },
  }
}

type Caller = Pick<User, 'uid' | 'call'>

/** Answers every question of the steps; as a draft, the answers are stored one by one. */
export async function answerSteps(
  { uid, call }: Caller,
  wanted: readonly Step[] = steps,
  storedAs: 'draft' | 'submitted' = 'submitted',
): Promise<void> {
  for (const step of wanted) {
    const answers = stepAnswers(await openStep({ call }, step))
    if (storedAs === 'submitted') await call('POST /api/answers', { body: { uid, answers } })
    else
      for (const answer of answers)
        await call('POST /api/answers/draft', { body: { uid, ...answer } })
  }
}

export function openStep({ call }: Pick<User, 'call'>, step: Step) {
  return call('POST /api/questions/generated/steps/{step}', { params: { step: `${step}` } })
}

/** @returns the page of the payment provider */
export async function openCheckout(
  { call }: Pick<User, 'call'>,
  headers: Record<string, string> = {},
): Promise<string> {
  const request = { body: { plan_id: 'advanced_report' }, headers } as const
  return (await call('POST /api/payments/stripe/create-checkout-session', request)).url
}

/** Pays for the advanced report, and waits until the server knows. */
export async function pay(user: Pick<User, 'call' | 'openPage'>): Promise<void> {
  await payAt(await openCheckout(user), user.openPage)
  await waitFor('the payment', async () => {
    const { is_premium } = await user.call('POST /api/payments/stripe/check')
    return is_premium || undefined
  })
}

/** Waits until the advanced report is written. */
export function createReport({ call }: Pick<User, 'call'>): Promise<true> {
  return waitFor('the report', async () => {
    const { status } = await call('POST /api/results/advanced')
    return status === 'ready' || undefined
  })
}
