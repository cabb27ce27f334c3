import { isLanguage } from '@individua/contract/languages'
import { limits } from '@individua/contract/limits'
import { emailAddress } from '@individua/contract/users'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { LinkToMail } from './auth-provider.ts'
import { callbackLink, chooseLanguage, readRedirect } from './redirects.ts'

const language = z
  .string()
  .optional()
  .transform((lang) => (isLanguage(lang) ? lang : undefined))

const payload = z.object({
  user: z.object({
    id: z.uuid(),
    email: emailAddress,
    user_metadata: z.object({ lang: language }).nullish(),
  }),
  email_data: z.object({
    token: z.string().min(1),
    token_hash: z.string().min(1),
    redirect_to: z.string().nullish(),
    email_action_type: z.enum(['signup', 'magiclink']),
  }),
})
export type SendEmailPayload = z.infer<typeof payload>

/**
 * What Supabase's Send-Email hook says, once its Standard Webhooks signature holds.
 * @param secret `v1,whsec_…`, as the project's hook settings show it
 * @returns `'forged'` for a bad or old signature, `'unknown'` for a mail the product never causes
 */
export function readSendEmailHook(
  secret: string,
  rawBody: string,
  headers: Headers,
): SendEmailPayload | 'forged' | 'unknown' {
  try {
    const webhook = new Webhook(secret.replace(/^v1,/, ''))
    const parsed = payload.safeParse(webhook.verify(rawBody, Object.fromEntries(headers)))
    return parsed.success ? parsed.data : 'unknown'
  } catch {
    return 'forged'
  }
}

/** The link of our own that goes out for it. */
export function linkOfHook(
  publicUrl: string,
  { user, email_data: data }: SendEmailPayload,
  now: Date,
): LinkToMail {
  const wanted = readRedirect(publicUrl, data.redirect_to)
  const language = chooseLanguage(wanted?.language, user.user_metadata?.lang)
  const isSignUp = data.email_action_type === 'signup'
  const kind = isSignUp ? 'signup' : (wanted?.kind ?? 'signin')
  return {
    email: user.email,
    language,
    purpose: isSignUp ? 'confirm-sign-up' : 'sign-in',
    hasNewAnswers: !isSignUp && kind === 'signup',
    link: callbackLink(
      publicUrl,
      { kind, language: wanted?.language ?? language },
      { hash: data.token_hash, type: data.email_action_type },
    ),
    code: data.token,
    // Supabase has one setting for all of them; the README says what to set.
    expiresAt: new Date(now.getTime() + limits.signInLinkMinutes * 60_000),
    validFor: { link: limits.signInLinkMinutes, code: limits.signInLinkMinutes },
    isDecoy: false,
  }
}
