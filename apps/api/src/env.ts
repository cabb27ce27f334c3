import { BlockList, isIP } from 'node:net'
import { limits } from '@individua/contract/limits'
import { z } from 'zod'
import { databaseEngines } from './db/database-engine.ts'

/** A setting that cannot be used; the message is one line fit for the person who starts the program. */
export class ConfigError extends Error {}

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false, such as true' })
  .transform((value) => value === 'true')
const url = (example: string, protocols: RegExp) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

const wholeNumber = (max: number, example: number, min = 1) =>
  z.coerce
    .number({ error: `must be a number such as ${example}` })
    .int(`must be a whole number such as ${example}`)
    .min(min, `must be between ${min} and ${max}, such as ${example}`)
    .max(max, `must be between ${min} and ${max}, such as ${example}`)
    .default(example)

function isIpAddressOrNetwork(entry: string): boolean {
  const [ipAddress = '', bits, ...rest] = entry.split('/')
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(ipAddress)] ?? -1
  if (bits === undefined) return longest > 0
  return rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= longest
}

function isKeyOf32Bytes(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text)
}

const privateNetworks = [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const

/** Whether the whole network lies in one that the Internet does not route. */
function isPrivateNetwork(entry: string): boolean {
  if (!isIpAddressOrNetwork(entry)) return false
  const [ipAddress = '', bits = isIP(entry) === 6 ? '128' : '32'] = entry.split('/')
  return privateNetworks.some(([network, networkBits, family]) => {
    const list = new BlockList()
    list.addSubnet(network, networkBits, family)
    return (
      Number(bits) >= networkBits && list.check(ipAddress, isIP(ipAddress) === 6 ? 'ipv6' : 'ipv4')
    )
  })
}

const commaList = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )

const settings = z.object({
  PORT: wholeNumber(65535, 3000),
  HOST: z.string().optional(),
  PUBLIC_URL: url('https://individua.example', /^https?$/)
    .transform((url) => url.replace(/\/+$/, ''))
    .refine(
      (url) => new URL(url).pathname === '/',
      'must have no path, such as https://individua.example: the product serves a whole host',
    )
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent; such as info',
    })
    .default('info'),
  INSTANCE_NAME: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'must be a name such as blue-1')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url('http://localhost:4318', /^https?$/)
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a share such as 0.1' })
    .min(0, 'must be between 0 and 1, such as 0.1')
    .max(1, 'must be between 0 and 1, such as 0.1')
    .default(1),
  APP_ENV: z
    .enum(['development', 'production'], {
      error: 'must be development or production, such as production',
    })
    .default('development'),
  ALLOW_EMBEDDED: flag.default(false),
  /** The whole stop takes ten seconds: this leaves time for requests and jobs that are under way. */
  DRAIN_SECONDS: wholeNumber(5, 3, 0),
  TRUSTED_PROXIES: commaList.refine(
    (entries) => entries.every(isIpAddressOrNetwork),
    'must be addresses or networks such as 10.0.0.0/8,192.168.1.10',
  ),
  TRUSTED_NETWORK: commaList.refine(
    (entries) => entries.every(isPrivateNetwork),
    'must be private networks such as 192.168.1.0/24,fd00::/8',
  ),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\x21-\x7e]{16,}$/,
      'must be 16 or more characters without spaces, such as the output of: openssl rand -hex 32',
    )
    .optional(),
  DATA_DIR: z.string().min(1, 'must be a folder such as ./data').default('./data'),
  PGLITE_FSYNC: flag.default(true),
  MIN_FREE_DISK_MB: wholeNumber(1_000_000, 100, 0),
  WATCHDOG_SECONDS: wholeNumber(3_600, 60, 0),
  SECRETS_KEY: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter(Boolean))
    .refine(
      (keys) => keys.every(isKeyOf32Bytes),
      'must be 32 random bytes in base64, such as the output of: openssl rand -base64 32',
    )
    .transform((keys) => keys.map((key) => new Uint8Array(Buffer.from(key, 'base64')))),
  DATABASE_URL: url(
    'postgres://individua:secret@localhost:5432/individua',
    /^postgres(ql)?$/,
  ).optional(),
  DATABASE_DIRECT_URL: url(
    'postgres://individua:secret@localhost:5432/individua',
    /^postgres(ql)?$/,
  ).optional(),
  DATABASE_POOL_SIZE: wholeNumber(1_000, 20),
  DATABASE_ENGINE: z
    .enum(databaseEngines, { error: 'must be postgresql or yugabytedb, such as postgresql' })
    .default('postgresql'),
  SUPABASE_URL: url('https://project.supabase.co', /^https?$/)
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  SUPABASE_SECRET_KEY: z.string().min(1).optional(),
  SUPABASE_JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SEND_EMAIL_HOOK_SECRET: z
    .string()
    .regex(/^v1,whsec_[A-Za-z0-9+/=]+$/, 'must look like v1,whsec_MzJieXRlc29mc2VjcmV0')
    .optional(),
  SMTP_URL: url('smtp://user:password@mail.example:587', /^smtps?$/).optional(),
  MAILS_PER_CLIENT_PER_HOUR: wholeNumber(1_000_000, limits.mailsPerClientPerHour),
  CONTACT_EMAIL: z
    .email('must be an e-mail address such as contact@individua.example')
    .default('contact@individua.example'),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>]* <)?[^\s<>@]+@[^\s<>@]+>?$/,
      'must be an address such as Individua <no-reply@individua.example>',
    )
    .default('Individua <no-reply@individua.localhost>'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'must look like sk_live_abc123 or rk_live_abc123')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must look like whsec_abc123')
    .optional(),
  STRIPE_PRICE_ADVANCED: z
    .string()
    .regex(/^price_/, 'must look like price_abc123')
    .optional(),
  INSTRUMENT_PARAMETERS: z.string().optional(),
  AI_PROVIDER: z
    .enum(['openai', 'anthropic', 'google', 'openai-compatible'], {
      error: 'must be one of openai, anthropic, google, openai-compatible; such as openai',
    })
    .optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: url('http://localhost:11434/v1', /^https?$/)
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  AI_TOKENS_PER_DAY: wholeNumber(1_000_000_000, 2_000_000),
})

export interface Env extends Omit<z.infer<typeof settings>, 'PUBLIC_URL'> {
  PUBLIC_URL: string
}

/** Names of all settings, for the check of `.env.example`. */
export const settingNames = Object.keys(settings.shape)

/**
 * Reads and validates every setting. Called once, in server.ts.
 * @throws ConfigError naming the variable, what is wrong and an example
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message ?? 'is wrong'}`)
  }
  const env = {
    ...parsed.data,
    PUBLIC_URL: parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`,
  }
  checkTogether(env)
  return env
}

function checkTogether(env: Env): void {
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new ConfigError(
      'DATABASE_URL is missing: DATABASE_DIRECT_URL needs it, such as postgres://individua:secret@localhost:6432/individua',
    )
  }
  if (env.SUPABASE_URL && !env.SUPABASE_PUBLISHABLE_KEY) {
    throw new ConfigError(
      'SUPABASE_PUBLISHABLE_KEY is missing: SUPABASE_URL needs it, such as sb_publishable_abc123',
    )
  }
  checkWithoutSupabase(env)
  if (env.SUPABASE_URL && !env.SEND_EMAIL_HOOK_SECRET) {
    throw new ConfigError(
      'SEND_EMAIL_HOOK_SECRET is missing: Supabase hands its mails over with it, such as v1,whsec_MzJieXRlc29mc2VjcmV0',
    )
  }
  checkModel(env)
  if (env.APP_ENV === 'production' && !env.SMTP_URL && !env.ALLOW_EMBEDDED) {
    throw new ConfigError(
      'SMTP_URL is missing: production does not use the local mailbox; set it, such as smtp://user:password@mail.example:587, or ALLOW_EMBEDDED=true',
    )
  }
  checkPayments(env)
}

function checkWithoutSupabase(env: Env): void {
  const [lonely] = (
    ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'SUPABASE_JWT_SECRET'] as const
  ).filter((name) => env[name])
  if (!lonely || env.SUPABASE_URL) return
  throw new ConfigError(
    `SUPABASE_URL is missing: ${lonely} needs it, such as https://project.supabase.co`,
  )
}

function checkPayments(env: Env): void {
  const examples = {
    STRIPE_SECRET_KEY: 'sk_live_abc123',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
    STRIPE_PRICE_ADVANCED: 'price_abc123',
  } as const
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ADVANCED'] as const
  const given = names.filter((name) => env[name])
  const [missing] = names.filter((name) => !env[name])
  if (missing && given.length > 0) {
    throw new ConfigError(
      `${missing} is missing: ${given.join(' and ')} cannot do without it, such as ${examples[missing]}`,
    )
  }
  if (missing && env.APP_ENV === 'production' && !env.ALLOW_EMBEDDED) {
    throw new ConfigError(
      `${missing} is missing: production does not use the embedded Stripe, which takes no money; set it, such as ${examples[missing]}, or ALLOW_EMBEDDED=true`,
    )
  }
}

function checkModel(env: Env): void {
  const { AI_PROVIDER: provider } = env
  if (!provider) {
    const [lonely] = (['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'] as const).filter(
      (name) => env[name],
    )
    if (!lonely) return
    throw new ConfigError(`AI_PROVIDER is missing: ${lonely} needs it, such as openai`)
  }
  if (!env.AI_MODEL) {
    throw new ConfigError(
      `AI_MODEL is missing: ${provider} needs a model, such as ${exampleModels[provider]}`,
    )
  }
  if (provider === 'openai-compatible' && !env.AI_BASE_URL) {
    throw new ConfigError(
      'AI_BASE_URL is missing: openai-compatible needs its address, such as http://localhost:11434/v1',
    )
  }
  if (provider !== 'openai-compatible' && !env.AI_API_KEY) {
    throw new ConfigError(`AI_API_KEY is missing: ${provider} needs it, such as sk-abc123`)
  }
}

const exampleModels = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-haiku-4-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'llama3.1',
} as const
