import { beforeEach, expect, test, vi } from 'vitest'
import {
  asBasicAnswers,
  createAccount,
  registerUser,
  requestSignInLink,
  submitBasicAnswers,
} from './session.queries.ts'

const client = vi.hoisted(() => ({ signUp: vi.fn(), signInWithOtp: vi.fn(), post: vi.fn() }))
vi.mock('../../lib/auth-client.ts', () => ({ authClient: async () => client }))
vi.mock('../../lib/api-client.ts', () => ({ apiPost: client.post }))
vi.mock('../../lib/requested-link.ts', () => ({ rememberRequestedLink: () => undefined }))
vi.mock('../../lib/session.ts', () => ({}))

const email = 'jana@example.sk'

beforeEach(() => {
  vi.stubGlobal('window', { location: { origin: 'https://individua.test' } })
  client.signUp.mockReset().mockResolvedValue({ data: { user: { id: 'uid' } }, error: null })
  client.signInWithOtp.mockReset().mockResolvedValue({ error: null })
})

test('an account gets a password that is random, and a way back under the API', async () => {
  expect(await createAccount(email, 'sk')).toBe('uid')
  await createAccount(email, 'en')
  const [slovak, english] = client.signUp.mock.calls.map(([given]) => given)
  const back = 'https://individua.test/api/callbacks/supabase/signup'
  expect(slovak.options.emailRedirectTo).toBe(`${back}?lang=sk`)
  expect(english.options.emailRedirectTo).toBe(back)
  expect(slovak.password).not.toBe(english.password)
  expect(slovak.password.length).toBeGreaterThan(40)
})

test('a sign-up without a user has failed', async () => {
  client.signUp.mockResolvedValue({ data: { user: null }, error: null })
  await expect(createAccount(email, 'en')).rejects.toThrow('without a user')
})

test('a magic link leads back in the language of the page', async () => {
  for (const language of ['en', 'sk', 'de'] as const) await requestSignInLink(email, language)
  const backs = client.signInWithOtp.mock.calls.map(([given]) => given.options.emailRedirectTo)
  expect(backs).toEqual([
    'https://individua.test/callbacks/supabase/signin',
    'https://individua.test/sk/callbacks/supabase/signin',
    'https://individua.test/de/callbacks/supabase/signin',
  ])
})

test('registration and answers travel with the uid, values as strings', async () => {
  await registerUser('uid', email)
  expect(client.post).toHaveBeenLastCalledWith('/users/register', { uid: 'uid', email })
  const answers = asBasicAnswers({ q1: 4 }, { q1: 12.4 })
  expect(answers).toEqual([{ questionUuid: 'q1', answer: '4', milliseconds: 12 }])
  await submitBasicAnswers('uid', answers)
  expect(client.post).toHaveBeenLastCalledWith('/answers/basic', { uid: 'uid', answers })
})
