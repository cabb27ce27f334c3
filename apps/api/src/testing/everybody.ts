import { answersOf, randomValues, visitor } from './visitor.ts'

/** Over the network: somebody with a profile, and every read and write of the product, ready to be sent. */
export async function everybodyAt(origin: string) {
  const browser = visitor(origin)
  const email = browser.newAddress()
  const registered = await browser.register(email, await browser.signUp(email))
  await browser.submit(registered, randomValues())
  const session = await browser.signIn(email)
  await browser.ask('/api/results/basic', { body: {}, headers: session })

  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const startedAt = performance.now()
    const answer = await fetch(origin + path, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json', ...headers },
    })
    await answer.arrayBuffer()
    const { status } = answer
    const retryAfter = answer.headers.get('retry-after')
    return { path, status, retryAfter, milliseconds: performance.now() - startedAt }
  }
  const { uid, ticket } = registered
  const askAll = () => [
    send('/api/users/info', undefined, session),
    send('/api/results/basic', undefined, session),
    send('/api/dashboard', undefined, session),
    send('/api/results/basic', {}, session),
    send('/api/results/advanced', undefined, session),
    send('/api/results/advanced', {}, session),
    send('/api/answers/basic', { uid, answers: answersOf(randomValues()) }, session),
    send(
      '/api/answers/basic',
      { uid, answers: answersOf(randomValues()) },
      { 'x-registration-ticket': ticket },
    ),
    send('/api/users/register', { uid, email }),
    send('/auth/v1/signup', { email: browser.newAddress(), password: 'a long password' }),
    send('/auth/v1/otp', { email: browser.newAddress() }),
    send('/auth/v1/verify', { type: 'email', token_hash: 'nothing' }),
    send('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'nothing' }),
    send('/auth/v1/user', undefined, session),
    send('/dev/mailbox.json'),
  ]
  return { browser, session, send, askAll }
}
