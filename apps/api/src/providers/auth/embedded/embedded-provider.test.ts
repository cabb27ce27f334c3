// @module-tag postgres

import { randomUUID } from 'node:crypto'
import { limits } from '@individua/contract/limits'
import { afterAll, assert, beforeAll, describe, expect, test } from 'vitest'
import { hour, minute } from '../../../lib/durations.ts'
import type { LinkToMail } from '../auth-provider.ts'
import { jsonOf, site, startTestProvider, tokenHashIn } from './start-test-provider.ts'

type TestProvider = Awaited<ReturnType<typeof startTestProvider>>
let auth: TestProvider
beforeAll(async () => {
  auth = await startTestProvider()
})
afterAll(() => auth.close())

const password = () => randomUUID()
const signUpCallback = `${site}/api/callbacks/supabase/signup`
let number = 0
/** Its own email and its own client for each test, so that the limits of one do not reach another. */
const newPerson = () => {
  number += 1
  return { email: `reader-${number}@example.org`, network: `198.51.100.${number}` }
}

async function signUp(person = newPerson(), lang = 'en') {
  const client = auth.client(person.network)
  const { data, error } = await client.signUp({
    email: person.email,
    password: password(),
    options: { data: { lang }, emailRedirectTo: signUpCallback },
  })
  expect(error).toBeNull()
  const mail = await auth.nextMail()
  assert(mail)
  return { ...person, client, uid: data.user?.id ?? '', mail }
}

async function confirmed(person = newPerson()) {
  const { mail, ...account } = await signUp(person)
  const { data, error } = await account.client.verifyOtp({
    type: 'signup',
    token_hash: tokenHashIn(mail),
  })
  expect(error).toBeNull()
  assert(data.session)
  auth.turnClock(2 * minute)
  return { ...account, session: data.session }
}

/** A sign-in link to a confirmed account. */
async function signInAgain() {
  const account = await confirmed()
  const { error } = await account.client.signInWithOtp({
    email: account.email,
    options: { shouldCreateUser: false, emailRedirectTo: `${site}/callbacks/supabase/signin` },
  })
  expect(error).toBeNull()
  const mail = await auth.nextMail()
  assert(mail)
  return { ...account, mail }
}

describe('a new email', () => {
  test('gets a confirmation in its language whose link opens a session for the uid it was shown', async () => {
    const { client, uid, email, mail } = await signUp(newPerson(), 'sk')
    expect(mail).toMatchObject({ email, language: 'sk', purpose: 'confirm-sign-up' })
    expect(mail.link).toMatch(`${site}/sk/callbacks/supabase/signup?token_hash=`)
    expect(mail.link).toMatch(/&type=signup$/)
    expect(await auth.provider.checkSignUp(uid, email)).toBe('unconfirmed')

    const { data } = await client.verifyOtp({ type: 'signup', token_hash: tokenHashIn(mail) })
    expect(data.user?.id).toBe(uid)
    expect(await auth.provider.verify(data.session?.access_token ?? '')).toMatchObject({
      id: uid,
      email,
    })
  })

  test.each(['email', 'signup', 'magiclink'] as const)(
    'takes the code with type %s',
    async (type) => {
      const { client, email, mail } = await signUp()
      const { data, error } = await client.verifyOtp({ type, email, token: mail.code })
      expect(error).toBeNull()
      expect(data.session?.user.email).toBe(email)
    },
  )

  test('the database keeps neither the token, the code nor a password', async () => {
    const { mail, email } = await signUp()
    const rows = await auth.tablesAsText()
    expect(rows).toContain(email)
    expect(rows).not.toContain(tokenHashIn(mail))
    expect(rows).not.toContain(mail.code)
  })
})

describe('who is registered', () => {
  test('signing up looks the same for a new, a waiting and a confirmed email', async () => {
    const known = await confirmed()
    const waiting = await signUp()
    auth.turnClock(2 * minute)
    const responses = await Promise.all(
      [known.email, waiting.email, newPerson().email].map(async (email) => {
        const body = { email, password: password(), data: { lang: 'de' } }
        const response = await auth.post('/signup', body, '192.0.2.7')
        const { id, email: shown, ...rest } = await jsonOf(response)
        expect(shown).toBe(email)
        return { status: response.status, id, rest, headers: [...response.headers] }
      }),
    )
    expect(new Set(responses.map(({ id }) => id)).size).toBe(3)
    expect(responses.map(({ id }) => id)).not.toContain(known.uid)
    expect(responses.map(({ id }) => id)).not.toContain(waiting.uid)
    const [first, ...others] = responses.map(({ id, ...body }) => body)
    for (const other of others) expect(other).toEqual(first)
    expect(first?.status).toBe(200)
    await auth.nextMail()
  })

  test('a confirmed email gets a sign-in link, and its new uid is known but worth nothing', async () => {
    const known = await confirmed()
    const again = await signUp(known)
    expect(again.mail).toMatchObject({ purpose: 'sign-in', hasNewAnswers: true })
    expect(again.uid).not.toBe(known.uid)
    expect(await auth.provider.checkSignUp(again.uid, known.email)).toBe('known')

    const { data } = await again.client.verifyOtp({
      type: 'magiclink',
      token_hash: tokenHashIn(again.mail),
    })
    expect(data.user?.id).toBe(known.uid)
  })

  test('a sign-in link for an unknown email: same response, no mail, same limit', async () => {
    const known = await confirmed()
    const unknown = newPerson()
    for (const { email } of [known, unknown]) {
      const first = await auth.post('/otp', { email, create_user: false }, unknown.network)
      expect([first.status, await jsonOf(first)]).toEqual([200, {}])
      const second = await auth.post('/otp', { email, create_user: false }, unknown.network)
      expect([
        second.status,
        (await jsonOf(second)).error_code,
        second.headers.get('retry-after'),
      ]).toEqual([429, 'over_email_send_rate_limit', '60'])
    }
    const mail = await auth.nextMail()
    expect(mail?.email).toBe(known.email)
    expect(auth.mails.some(({ email }) => email === unknown.email)).toBe(false)
  })

  test('a wrong code looks the same for an unknown email', async () => {
    const { email } = await signUp()
    const responses = await Promise.all(
      [email, newPerson().email].map(async (wanted) => {
        const response = await auth.post('/verify', {
          type: 'email',
          email: wanted,
          token: 'abcdef',
        })
        return [response.status, await jsonOf(response)]
      }),
    )
    expect(responses[0]).toEqual(responses[1])
    expect(responses[0]?.[0]).toBe(403)
  })

  test('a uid with another email is a mismatch', async () => {
    const { uid } = await signUp()
    expect(await auth.provider.checkSignUp(uid, newPerson().email)).toBe('mismatch')
    expect(await auth.provider.checkSignUp(randomUUID(), newPerson().email)).toBe('mismatch')
  })
})

describe('a repeated sign-up of an email that waits', () => {
  test('gives a new uid and a new link; the older link and uid lead nowhere', async () => {
    const first = await signUp()
    auth.turnClock(61_000)
    const second = await signUp(first)
    expect(second.uid).not.toBe(first.uid)

    const old = await first.client.verifyOtp({
      type: 'signup',
      token_hash: tokenHashIn(first.mail),
    })
    expect(old.error?.code).toBe('otp_expired')
    const { data } = await second.client.verifyOtp({
      type: 'signup',
      token_hash: tokenHashIn(second.mail),
    })
    expect(data.user?.id).toBe(second.uid)
  })

  test('no password is a way in, neither the first nor the second', async () => {
    const person = newPerson()
    for (const secret of ['the first password', 'the second password']) {
      await auth.client(person.network).signUp({ email: person.email, password: secret })
      auth.turnClock(61_000)
    }
    const mail = await auth.nextMail()
    await auth.client().verifyOtp({ type: 'signup', token_hash: tokenHashIn(mail) })
    for (const secret of ['the first password', 'the second password']) {
      const { data, error } = await auth
        .client()
        .signInWithPassword({ email: person.email, password: secret })
      expect(error?.status).toBe(400)
      expect(data.session).toBeNull()
    }
  })
})

describe('links', () => {
  test('work once', async () => {
    const { client, mail } = await signUp()
    const proof = { type: 'signup', token_hash: tokenHashIn(mail) } as const
    expect((await client.verifyOtp(proof)).error).toBeNull()
    expect((await auth.client().verifyOtp(proof)).error?.code).toBe('otp_expired')
  })

  test('work once also when two browsers open them at the same moment', async () => {
    const { mail } = await signUp()
    const proof = { type: 'signup', token_hash: tokenHashIn(mail) } as const
    const outcomes = await Promise.all([1, 2, 3].map(() => auth.client().verifyOtp(proof)))
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1)
  })

  test('confirm for a day, sign in for an hour; the code beside them works ten minutes', async () => {
    const lives = [
      { type: 'signup', minutes: limits.confirmationLinkMinutes },
      { type: 'magiclink', minutes: limits.signInLinkMinutes },
    ] as const
    for (const { type, minutes } of lives) {
      const asked = async () => (type === 'signup' ? signUp() : signInAgain())
      const late = await asked()
      auth.turnClock(minutes * minute)
      const byLink = { type, token_hash: tokenHashIn(late.mail) } as const
      expect((await late.client.verifyOtp(byLink)).error?.code).toBe('otp_expired')

      const inTime = await asked()
      auth.turnClock(minutes * minute - 1000)
      const proof = { type, token_hash: tokenHashIn(inTime.mail) } as const
      expect((await inTime.client.verifyOtp(proof)).error).toBeNull()

      const typed = await asked()
      auth.turnClock(limits.codeMinutes * minute)
      const byCode = { type: 'email', email: typed.email, token: typed.mail.code } as const
      expect((await typed.client.verifyOtp(byCode)).error?.code).toBe('otp_expired')
    }
  })

  test('have a code that dies after five wrong ones, not after four; the link stays', async () => {
    for (const [wrongCodes, survives] of [
      [4, true],
      [5, false],
    ] as const) {
      const { client, email, mail } = await signUp()
      const wrong = mail.code === '000000' ? '000001' : '000000'
      for (let count = 0; count < wrongCodes; count++) {
        const { error } = await client.verifyOtp({ type: 'email', email, token: wrong })
        expect(error?.code).toBe('otp_expired')
      }
      const { error } = await client.verifyOtp({ type: 'email', email, token: mail.code })
      expect(error === null).toBe(survives)
      if (survives) continue
      const byLink = await client.verifyOtp({ type: 'signup', token_hash: tokenHashIn(mail) })
      expect(byLink.error).toBeNull()
    }
  })

  test('have a code that strangers can try five times together, and not for its owner', async () => {
    const { client, email, mail } = await signUp()
    const right = { type: 'email', email, token: mail.code } as const
    const wrong = { ...right, token: mail.code === '000000' ? '000001' : '000000' }
    for (let stranger = 1; stranger <= 60; stranger++) {
      const guess = await auth.client(`192.0.2.${stranger}`).verifyOtp(wrong)
      expect(guess.error?.code).toBe('otp_expired')
    }
    const guessed = await auth.client('192.0.2.61').verifyOtp(right)
    expect(guessed.error?.code).toBe('otp_expired')
    expect((await client.verifyOtp(right)).error).toBeNull()
  })

  test('have codes that all clients together can try 25 times, and once more each minute', async () => {
    const { email } = newPerson()
    const guess = (code: string, network: string) =>
      auth.post('/verify', { type: 'email', email, token: code }, network)
    let count = 0
    async function guessUntilRefused(mail: LinkToMail | undefined, network: string) {
      const wrong = mail?.code === '000000' ? '000001' : '000000'
      for (let tries = 0; tries < 5; tries++) {
        await guess(wrong, network)
        await guess(wrong, `${network}0`)
        count += 2
      }
    }
    for (const network of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      await auth.post('/signup', { email, password: password() }, network)
      await guessUntilRefused(await auth.nextMail(), network)
      auth.turnClock(minute)
    }
    expect(count).toBe(30)
    await auth.post('/signup', { email, password: password() }, '192.0.2.4')
    const mail = await auth.nextMail()
    assert(mail)
    auth.turnClock(-minute)
    expect((await guess(mail.code, '192.0.2.4')).status).toBe(403)
    const other = await signUp()
    const theirs = { type: 'email', email: other.email, token: other.mail.code } as const
    expect((await other.client.verifyOtp(theirs)).error).toBeNull()
    auth.turnClock(minute)
    expect((await guess(mail.code, '192.0.2.4')).status).toBe(200)
  })

  test('a new mail kills the older link', async () => {
    const account = await confirmed()
    await account.client.signInWithOtp({ email: account.email })
    const older = await auth.nextMail()
    auth.turnClock(61_000)
    await account.client.signInWithOtp({ email: account.email })
    const newer = await auth.nextMail()
    const open = (mail: typeof older) =>
      auth.client().verifyOtp({ type: 'magiclink', token_hash: tokenHashIn(mail) })
    expect((await open(older)).error?.code).toBe('otp_expired')
    expect((await open(newer)).error).toBeNull()
  })

  test.each(['GET', 'HEAD'])(
    'a scanner that sends %s to /verify uses nothing up',
    async (method) => {
      const { client, mail } = await signUp()
      const query = new URLSearchParams({ token: tokenHashIn(mail), type: 'signup' })
      const scan = await auth.request(`/verify?${query}`, { method })
      expect(scan.status).toBe(303)
      expect(scan.headers.get('location')).toBe(
        `${site}/callbacks/supabase/signup?token_hash=${tokenHashIn(mail)}&type=signup`,
      )
      const { error } = await client.verifyOtp({ type: 'signup', token_hash: tokenHashIn(mail) })
      expect(error).toBeNull()
    },
  )

  test('lead to an allowed page in the language asked for, to the usual one otherwise', async () => {
    const account = await confirmed()
    const wanted = [
      [`${site}/de/callbacks/supabase/signin`, `${site}/de/callbacks/supabase/signin?`, 'de'],
      ['https://evil.test/callbacks/supabase/signin', `${site}/callbacks/supabase/signin?`, 'en'],
      [`${site}/sk/callbacks/supabase/signin?next=x`, `${site}/callbacks/supabase/signin?`, 'en'],
    ] as const
    for (const [emailRedirectTo, link, language] of wanted) {
      await account.client.signInWithOtp({ email: account.email, options: { emailRedirectTo } })
      const mail = await auth.nextMail()
      expect(mail?.link.startsWith(link)).toBe(true)
      expect(mail?.language).toBe(language)
      auth.turnClock(15 * minute)
    }
  })

  test('a client that guesses codes for many emails is stopped', async () => {
    const guess = () =>
      auth.post(
        '/verify',
        { type: 'email', email: newPerson().email, token: '123456' },
        '192.0.2.66',
      )
    for (let count = 0; count < 30; count++) expect((await guess()).status).toBe(403)
    const stopped = await guess()
    expect(stopped.status).toBe(429)
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
    auth.turnClock(5 * minute)
    expect((await guess()).status).toBe(403)
  })

  test('a client whose links are good may open many', async () => {
    for (let count = 0; count < 35; count++) {
      const { mail } = await signUp({ ...newPerson(), network: `192.0.2.${count}` })
      const proof = { type: 'signup', token_hash: tokenHashIn(mail) } as const
      expect((await auth.client('198.18.0.1').verifyOtp(proof)).error).toBeNull()
    }
  })
})

describe('limits on mails', () => {
  test('five an hour per email and client, whatever they are for', async () => {
    const account = await confirmed()
    for (let count = 2; count <= 5; count++) {
      expect((await account.client.signInWithOtp({ email: account.email })).error).toBeNull()
      auth.turnClock(61_000)
    }
    const { error } = await account.client.signInWithOtp({ email: account.email })
    expect([error?.status, error?.code]).toEqual([429, 'over_email_send_rate_limit'])
    auth.turnClock(hour)
    expect((await account.client.signInWithOtp({ email: account.email })).error).toBeNull()
  })

  test('strangers who ask for an email leave its owner a mail within a minute', async () => {
    const owner = newPerson()
    for (let stranger = 1; stranger <= 60; stranger++) {
      await auth.post('/otp', { email: owner.email }, `192.0.2.${stranger}`)
    }
    const { client } = await signUp(owner)
    for (let hour = 1; hour <= 2; hour++) {
      for (let stranger = 1; stranger <= 20; stranger++) {
        auth.turnClock(minute)
        await auth.post('/otp', { email: owner.email }, `192.0.2.${hour * 100 + stranger}`)
        await auth.nextMail()
      }
    }
    auth.turnClock(minute)
    expect((await client.signInWithOtp({ email: owner.email })).error).toBeNull()
    const mail = await auth.nextMail()
    const { error } = await client.verifyOtp({
      type: 'signup',
      token_hash: tokenHashIn(mail),
    })
    expect(error).toBeNull()
  })

  test('requests of many clients within a minute are one mail, which serves them all', async () => {
    const account = await confirmed()
    const before = auth.mails.length
    for (let stranger = 1; stranger <= 20; stranger++) {
      const response = await auth.post('/otp', { email: account.email }, `192.0.2.${stranger}`)
      expect(response.status).toBe(200)
    }
    expect((await account.client.signInWithOtp({ email: account.email })).error).toBeNull()
    const mail = await auth.nextMail()
    expect(auth.mails.length).toBe(before + 1)
    const proof = { type: 'email', email: account.email, token: mail?.code ?? '' } as const
    expect((await account.client.verifyOtp(proof)).error).toBeNull()

    // The mail is used: who asks next gets another one.
    await auth.post('/otp', { email: account.email }, '192.0.2.99')
    expect(await auth.nextMail()).toBeDefined()
  })

  test('a hundred an hour per client, also from one IPv6 household', async () => {
    const ask = (host: number) =>
      auth.post('/otp', { email: newPerson().email }, `2001:db8:7:7::${host}`)
    const most = limits.mailsPerClientPerHour
    for (let count = 1; count <= most; count++) expect((await ask(count)).status).toBe(200)
    expect((await ask(most + 1)).status).toBe(429)
    expect((await auth.post('/otp', { email: newPerson().email }, '2001:db8:7:8::1')).status).toBe(
      200,
    )
  })

  test('hold when many ask at the same moment', async () => {
    const { email, network } = newPerson()
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => auth.post('/otp', { email }, network)),
    )
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

test('a request for a link is served once, however often the job runs', async () => {
  const { email, network } = newPerson()
  await auth.post('/signup', { email, password: password() }, network)
  const before = auth.mails.length
  await auth.serveAllTwice()
  expect(auth.mails.length).toBe(before + 1)
})
