import { coreAnswers, randomValues } from './answers.ts'
import { createVisitor, headersOf } from './visitor.ts'

/** A user with a profile, and every read and write of the product, ready to be sent to a server. */
export async function prepareEveryRequest(origin: string) {
  const visitor = createVisitor(origin)
  const email = visitor.newEmail()
  const registered = await visitor.register(email, await visitor.signUp(email))
  await visitor.submitCoreAnswers(registered, randomValues())
  const session = headersOf(await visitor.followLink(await visitor.waitForLink(email)))
  await visitor.call('POST /api/results/basic', { headers: session })

  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const startedAt = performance.now()
    const response = await fetch(origin + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
    })
    await response.arrayBuffer()
    const { status } = response
    const retryAfter = response.headers.get('retry-after')
    return { path, status, retryAfter, milliseconds: performance.now() - startedAt }
  }
  const { uid, ticket } = registered
  const submitAs = (headers: Record<string, string>) =>
    send('/api/answers/basic', { uid, answers: coreAnswers(randomValues()) }, headers)
  const sendAll = () => [
    send('/api/users/info', undefined, session),
    send('/api/results/basic', undefined, session),
    send('/api/dashboard', undefined, session),
    send('/api/results/basic', {}, session),
    send('/api/results/advanced', undefined, session),
    send('/api/results/advanced', {}, session),
    submitAs(session),
    submitAs({ 'x-registration-ticket': ticket }),
    send('/api/users/register', { uid, email }),
    send('/auth/v1/signup', { email: visitor.newEmail(), password: 'a long password' }),
    send('/auth/v1/otp', { email: visitor.newEmail() }),
    send('/auth/v1/verify', { type: 'email', token_hash: 'nothing' }),
    send('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'nothing' }),
    send('/auth/v1/user', undefined, session),
    send('/dev/mailbox.json'),
  ]
  return { visitor, session, send, sendAll }
}
