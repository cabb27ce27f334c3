import type { BasicAnswer } from '@individua/contract/answers'
import type { ClientErrorCode } from '@individua/contract/errors'
import { defaultLanguage, type Language } from '@individua/contract/languages'
import { apiPost } from '../../lib/api-client.ts'
import { ApiError, isApiError } from '../../lib/api-error.ts'
import type { LikertAnswers } from '../../lib/assessment-draft.ts'
import { authClient } from '../../lib/auth-client.ts'
import { apiErrorOfProvider } from '../../lib/auth-error.ts'
import { type ConfirmationLink, forgetConfirmationLink } from '../../lib/confirmation-link.ts'
import { forgetRequestedLink, rememberRequestedLink } from '../../lib/requested-link.ts'
import { openSession } from '../../lib/session.ts'
import { localizedUrlOf } from '../../lib/site-map.ts'

/** An email without an account succeeds too, so that a stranger cannot find out who has an account. */
export async function requestSignInLink(
  email: string,
  language: Language,
  callback:
    | '/callbacks/supabase/signin'
    | '/callbacks/supabase/signup' = '/callbacks/supabase/signin',
): Promise<void> {
  const client = await authClient()
  const { error } = await client.signInWithOtp({
    email,
    options: {
      shouldCreateUser: false,
      emailRedirectTo: window.location.origin + localizedUrlOf(callback, language),
    },
  })
  if (error && error.code !== 'otp_disabled' && error.code !== 'user_not_found') {
    throw apiErrorOfProvider(error)
  }
  rememberRequestedLink()
}

/** Creates the account, with a random password that is shown nowhere, and has the confirmation mail sent. */
export async function createAccount(email: string, language: Language): Promise<string> {
  const client = await authClient()
  const query = language === defaultLanguage ? '' : `?lang=${language}`
  const { data, error } = await client.signUp({
    email,
    password: randomPassword(),
    options: {
      data: { lang: language },
      emailRedirectTo: `${window.location.origin}/api/callbacks/supabase/signup${query}`,
    },
  })
  if (error) throw apiErrorOfProvider(error)
  if (!data.user) throw new ApiError('internal_error', 'sign-up without a user', 200)
  rememberRequestedLink()
  return data.user.id
}

/** A new mail for an email that was given before; its answers wait for either mail. */
export async function sendMailAgain(email: string, language: Language): Promise<void> {
  await registerUser(await createAccount(email, language), email)
}

export function registerUser(uid: string, email: string) {
  return apiPost('/users/register', { uid, email })
}

/** Nothing of it is stored. How long a question was on screen is not sent. */
export function readPreview(answers: BasicAnswer[]) {
  return apiPost('/results/preview', {
    answers: answers.map(({ questionUuid, answer }) => ({ questionUuid, answer })),
  })
}

export function submitBasicAnswers(uid: string, answers: BasicAnswer[]) {
  return apiPost('/answers/basic', { uid, answers })
}

export function asBasicAnswers(
  answers: LikertAnswers,
  milliseconds: Record<string, number>,
): BasicAnswer[] {
  return Object.entries(answers).map(([questionUuid, value]) => {
    const spent = milliseconds[questionUuid]
    const answer = { questionUuid, answer: String(value) }
    return spent === undefined ? answer : { ...answer, milliseconds: Math.round(spent) }
  })
}

export async function confirmCode(email: string, code: string): Promise<void> {
  await openSession()
  const client = await authClient()
  const { data, error } = await client.verifyOtp({ email, token: code, type: 'email' })
  if (error) throw apiErrorOfProvider(error)
  if (!data.session) throw new ApiError('session_missing', 'no session', 200)
  forgetRequestedLink()
}

const confirming = new WeakMap<ConfirmationLink, Promise<void>>()

/** Turns a mail's link into a session, once, however often it is asked to. */
export function confirmLink(link: ConfirmationLink): Promise<void> {
  const pending = confirming.get(link) ?? useUpLink(link)
  confirming.set(link, pending)
  return pending
}

/** Without a response the link stays stored, for a reload. */
async function useUpLink(link: ConfirmationLink): Promise<void> {
  if (link.kind === 'failed') throw new ApiError('session_missing', 'no tokens', 0)
  await openSession()
  const client = await authClient()
  const { data, error } =
    link.kind === 'session'
      ? await client.setSession({
          access_token: link.accessToken,
          refresh_token: link.refreshToken,
        })
      : await client.verifyOtp({ token_hash: link.tokenHash, type: link.type })
  const failure = error && apiErrorOfProvider(error)
  if (!isTransient(failure)) forgetConfirmationLink()
  if (failure) throw failure
  if (!data.session) throw new ApiError('session_missing', 'no session', 200)
  forgetRequestedLink()
}

/** Failures that say nothing about the link or the code: trying again may help. */
export function isTransient(error: unknown): error is ApiError {
  return isApiError(error) && transientCodes.has(error.code)
}
const transientCodes = new Set<ClientErrorCode>(['network', 'unavailable', 'too_many_requests'])

/** Four kinds of characters, so that a provider's password rules are met. */
function randomPassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `${btoa(String.fromCharCode(...bytes))}aA1!`
}
