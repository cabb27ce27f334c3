import type { AuthProvider, LinkToResend } from '../auth-provider.ts'
import type { EmbeddedContext } from './embedded-context.ts'
import { GotrueError } from './gotrue-errors.ts'
import { requestLink } from './request-link.ts'

/** The operator's commands count as a client of this machine. */
const operatorIpAddress = '127.0.0.1'

/** Asks for a link as a browser does, under the same limits; the server writes its mail before this returns. */
export async function resendLink(
  context: EmbeddedContext,
  { email, language, purpose }: LinkToResend,
): ReturnType<AuthProvider['resendLink']> {
  const kind = purpose === 'sign-in' ? 'signin' : 'signup'
  const request = { email, language, callback: { kind, language } } as const
  const requested = await requestLink(context, request, operatorIpAddress).catch(
    (error: unknown) => {
      if (error instanceof GotrueError) return undefined
      throw error
    },
  )
  if (!requested?.isServed) return { isLimited: true }
  // A mail that is put off stays in the outbox, with the reason.
  await context.serveNow(requested.id).catch(() => undefined)
  return { isLimited: false, mailId: requested.id }
}
