import { isLanguage } from '@individua/contract/languages'
import { limits } from '@individua/contract/limits'
import { emailAddress } from '@individua/contract/users'
import type { HonoRequest } from 'hono'
import { z } from 'zod'
import { gotrueErrors } from './gotrue-errors.ts'
import type { SignOutScope } from './sessions.queries.ts'

const metadata = z
  .object({
    lang: z
      .string()
      .optional()
      .transform((lang) => (isLanguage(lang) ? lang : undefined)),
  })
  .nullish()

/** The protocol asks for a password, and the provider forgets it: no account can sign in with one. */
export const signUpRequest = z.object({
  email: emailAddress,
  password: z.string().min(6).max(1000),
  data: metadata,
})

export const otpRequest = z.object({ email: emailAddress, data: metadata })

/** Links and codes differ by what they prove, so the three names of e-mail types mean the same. */
const emailTypes = z.enum(['signup', 'magiclink', 'email'])
const token = z.string().min(1).max(200)

export const verifyRequest = z.union([
  z
    .object({ type: emailTypes, token_hash: token })
    .transform(({ token_hash: tokenHash }) => ({ tokenHash })),
  z
    .object({
      type: emailTypes,
      email: emailAddress,
      token: z.string().length(limits.codeLength),
    })
    .transform(({ email, token: code }) => ({ email, code })),
])

export const refreshRequest = z.object({ refresh_token: token })

const scopes: SignOutScope[] = ['global', 'local', 'others']

/** GoTrue's default is every session of the user. */
export function readScope(wanted: string | undefined): SignOutScope {
  const scope = scopes.find((known) => known === (wanted ?? 'global'))
  if (!scope) throw gotrueErrors.invalid('Unsupported logout scope')
  return scope
}

/** @throws {GotrueError} when the body is not JSON or does not fit the schema */
export async function readBody<Schema extends z.ZodType>(
  request: HonoRequest,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (!/^application\/json\b/i.test(request.header('content-type') ?? '')) {
    throw gotrueErrors.wrongMediaType()
  }
  const body: unknown = await request.json().catch(() => {
    throw gotrueErrors.badJson()
  })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'Invalid' }
  throw gotrueErrors.invalid(path.length > 0 ? `${path.join('.')}: ${message}` : message)
}
