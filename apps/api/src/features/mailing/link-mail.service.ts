import { confirmSignUpMail } from '../../emails/confirm-sign-up.tsx'
import { signInLinkMail } from '../../emails/sign-in-link.tsx'
import type { LinkToMail } from '../../providers/auth/auth-provider.ts'
import type { NewMail } from './mailing.queries.ts'

/** The mail that brings a link and a code, in the reader's language. */
export async function composeLinkMail(link: LinkToMail, from: string): Promise<NewMail> {
  const sender = emailIn(from)
  const { email: recipient, language, purpose: kind, expiresAt, ...given } = link
  const rendered =
    kind === 'confirm-sign-up'
      ? await confirmSignUpMail({ language, sender, ...given })
      : await signInLinkMail({ language, sender, ...given })
  return { recipient, language, kind, expiresAt, ...rendered }
}

/** `hello@individua.test` of `Individua <hello@individua.test>`. */
export function emailIn(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}
