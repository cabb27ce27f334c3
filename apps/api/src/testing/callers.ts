import type { DailyQuestion, Lot } from '@individua/contract/further-questions'
import type { Result } from '@individua/contract/results'
import type { RegisterResponse } from '@individua/contract/users'
import { stepAnswers } from '@individua/testkit/answers'
import { advancedUser } from './advanced-user.ts'
import { payFor } from './pay-for.ts'
import { bodyOf, type TestApi } from './start-test-api.ts'

export const otherCallers = [
  'an unauthenticated caller',
  'an expired session of the owner',
  'a signed-out session of the owner',
  'an unsigned session of the owner',
  'an erased user',
  'a visitor with a ticket',
  'an unpaid user',
  'a refunded user',
  'another user',
] as const
export type OtherCaller = (typeof otherCallers)[number]

/** A caller of the API, and the ids it would send as its own. */
export interface Caller {
  /** `none` sends no session, `dead` an invalid one; the last three send a valid one. */
  state: 'none' | 'dead' | 'ticket' | 'unpaid' | 'refunded' | 'paid'
  headers: Record<string, string>
  uid: string
  email: string
  /** Their answers to one step of the advanced assessment. */
  answers: { questionUuid: string; answer: string }[]
  /** A question that may still be open. */
  question: { questionUuid: string; answer: string }
  /** Their answers to further questions. */
  lotAnswers: { questionUuid: string; answer: string }[]
  /** Their answer to the question of the day. */
  dailyAnswer: { questionUuid: string; answer: string }
  /** A free result of theirs. */
  resultId: string
}

type Identity = Pick<
  Caller,
  'uid' | 'email' | 'answers' | 'question' | 'lotAnswers' | 'dailyAnswer' | 'resultId'
>

const minute = 60_000
const unknownQuestion = { questionUuid: '3b0c7ad2-5f0e-4a53-9c55-0f3e5b1f7a01', answer: '3' }
const unknownIdentity: Identity = {
  uid: '3b0c7ad2-5f0e-4a53-9c55-0f3e5b1f7a02',
  email: 'unknownIdentity@example.sk',
  answers: [unknownQuestion],
  question: unknownQuestion,
  lotAnswers: [unknownQuestion],
  dailyAnswer: unknownQuestion,
  resultId: '3b0c7ad2-5f0e-4a53-9c55-0f3e5b1f7a06',
}

/** The owner, whose answers, messages and email contain the word, and all other callers. */
export async function createCallers(api: TestApi, word: string) {
  const now = new Date()
  const before = (minutes: number) => api.setTime(new Date(now.getTime() - minutes * minute))
  before(130)
  const owner = await premiumUser(api, word)
  const theirs = identityOf(owner)
  before(20)
  const signedOut = await anotherSession(api, owner.email)
  before(10)
  const living = await anotherSession(api, owner.email)
  api.setTime(now)
  await signOut(api, signedOut)
  const dead = (headers: Record<string, string>) => ({ ...theirs, state: 'dead', headers }) as const
  const others = {
    'an unauthenticated caller': { ...unknownIdentity, state: 'none', headers: {} },
    'an expired session of the owner': dead(owner.headers),
    'a signed-out session of the owner': dead(signedOut),
    'an unsigned session of the owner': dead(unsigned(living)),
    'an erased user': await erasedUser(api),
    'a visitor with a ticket': await visitorWithTicket(api),
    'an unpaid user': await unpaidUser(api),
    'a refunded user': await refundedUser(api),
    'another user': await anotherUser(api),
  } satisfies Record<OtherCaller, Caller>
  return { owner: { ...theirs, state: 'paid', headers: living } satisfies Caller, others }
}

/** A user with data of every kind: answers, a payment, a profile and a conversation. */
export async function premiumUser(api: TestApi, word: string) {
  const user = await advancedUser(api, word)
  await user.answerSteps(1, 2)
  const answers = stepAnswers(await user.read(3), `My boat is called ${word}, and I row it alone.`)
  await user.submit(answers)
  await payFor(api, user)
  const resultId = await basicResultOf(user)
  await user.post('/api/results/advanced')
  const lot = await bodyOf<Lot>(await user.post('/api/questions/more'))
  const lotAnswers = stepAnswers({ ...lot, step: 1 })
  const dailyAnswer = await dailyAnswerOf(api, user.headers)
  await api.client.get('/api/results/advanced', user.headers)
  await user.post('/api/weekly-step', { archetype: 'sage', line: `I rowed ${word} once.` })
  const spoken = await user.post('/api/chat/messages', { message: `What does ${word} tell?` })
  await spoken.text()
  const email = await emailOf(api, user.headers)
  return { ...user, email, answers, question: answers[0], lotAnswers, dailyAnswer, resultId }
}

async function dailyAnswerOf({ client }: TestApi, headers: Record<string, string>) {
  const response = await client.get('/api/questions/today', headers)
  const { question } = await bodyOf<DailyQuestion>(response)
  return question ? { questionUuid: question.questionUuid, answer: '4' } : unknownQuestion
}

async function basicResultOf(user: Awaited<ReturnType<typeof advancedUser>>): Promise<string> {
  const { metadata } = await bodyOf<Result>(await user.post('/api/results/basic'))
  return metadata.resultId
}

function identityOf(
  user: Omit<Identity, 'question'> & { question: Identity['question'] | undefined },
) {
  const {
    uid,
    email,
    answers,
    question = unknownQuestion,
    lotAnswers,
    dailyAnswer,
    resultId,
  } = user
  return { uid, email, answers, question, lotAnswers, dailyAnswer, resultId }
}

async function anotherUser(api: TestApi): Promise<Caller> {
  const user = await premiumUser(api, 'another')
  return { ...identityOf(user), state: 'paid', headers: user.headers }
}

/** A user with the data of a paid one, whose payment was refunded. */
async function refundedUser(api: TestApi): Promise<Caller> {
  const user = await premiumUser(api, 'refunded')
  await api.database.executeSql(
    `update payments set status = 'refunded', ended_at = now() where user_id = $1`,
    [user.uid],
  )
  return {
    ...identityOf(user),
    state: 'refunded',
    headers: user.headers,
  }
}

/** A user in the second step. */
async function unpaidUser(api: TestApi): Promise<Caller> {
  const user = await advancedUser(api, 'unpaid')
  const answers = stepAnswers(await user.read(1))
  await user.submit(answers)
  const resultId = await basicResultOf(user)
  await user.post('/api/weekly-step', { archetype: 'sage' })
  const [question] = stepAnswers(await user.read(2))
  const email = await emailOf(api, user.headers)
  const { lotAnswers } = unknownIdentity
  const dailyAnswer = await dailyAnswerOf(api, user.headers)
  const identity = identityOf({
    ...user,
    email,
    answers,
    question,
    lotAnswers,
    dailyAnswer,
    resultId,
  })
  return { ...identity, state: 'unpaid', headers: user.headers }
}

async function erasedUser(api: TestApi): Promise<Caller> {
  const email = api.newEmail('erased')
  const { uid, headers } = await api.signIn(email)
  await emailOf(api, headers)
  const response = await api.client.delete('/api/users/me', headers)
  if (response.status !== 200) throw new Error(`erasing got ${response.status}`)
  return { ...unknownIdentity, uid, email, state: 'dead', headers }
}

async function visitorWithTicket(api: TestApi): Promise<Caller> {
  const email = api.newEmail('visitor')
  const uid = await api.signUp(email)
  const response = await api.client.post('/api/users/register', { uid, email })
  const { ticket } = await bodyOf<RegisterResponse>(response)
  const headers = { 'x-registration-ticket': ticket }
  return { ...unknownIdentity, uid, email, state: 'ticket', headers }
}

async function anotherSession(api: TestApi, email: string) {
  await api.signUp(email)
  const { headers } = await api.signIn(email)
  await emailOf(api, headers)
  return headers
}

/** Also checks that the session is valid, and puts its token into every cache of tokens. */
async function emailOf(api: TestApi, headers: Record<string, string>): Promise<string> {
  const response = await api.client.get('/api/users/info', headers)
  return (await bodyOf<{ email: string }>(response)).email
}

async function signOut(api: TestApi, headers: Record<string, string>): Promise<void> {
  const response = await api.client.post('/auth/v1/logout?scope=local', undefined, headers)
  if (response.status !== 204) throw new Error(`signing out got ${response.status}`)
}

/** The same claims with the algorithm `none`. */
function unsigned({ authorization }: { authorization: string }) {
  const [, claims] = authorization.split('.')
  const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  return { authorization: `Bearer ${header}.${claims}.` }
}
