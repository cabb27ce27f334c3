import { decoyKind } from '../../db/schema/outgoing-mails.ts'
import { confirmSignUpMail } from '../../emails/confirm-sign-up.tsx'
import { signInLinkMail } from '../../emails/sign-in-link.tsx'
import type { LinkToMail } from '../../providers/auth/auth-provider.ts'
import type { NewMail } from './mailing.queries.ts'

/**
 * The mail that brings a link and a code, in the reader's language. A decoy is written like the
 * others, so that the time this takes shows nothing, and names no recipient.
 */
export async function composeLinkMail(link: LinkToMail, from: string): Promise<NewMail> {
  const sender = emailIn(from)
  const { email, language, purpose, expiresAt, isDecoy, ...given } = link
  const rendered =
    purpose === 'confirm-sign-up'
      ? await confirmSignUpMail({ language, sender, ...given })
      : await signInLinkMail({ language, sender, ...given })
  return {
    recipient: isDecoy ? '' : email,
    language,
    kind: isDecoy ? decoyKind : purpose,
    expiresAt,
    ...rendered,
  }
}

/** `hello@individua.test` of `Individua <hello@individua.test>`. */
export function emailIn(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}
