import { BlockList, isIP } from 'node:net'
import { limits } from '@individua/contract/limits'
import { z } from 'zod'
import { databaseEngines } from './db/database-engine.ts'
import { problemsTogether } from './settings-together.ts'

/** A setting that cannot be used; the message is one line fit for the person who starts the program. */
export class ConfigError extends Error {}

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false, such as true' })
  .transform((value) => value === 'true')
const url = (example: string, protocols: RegExp) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` })

/** Without account, query and fragment. */
function isSchemeAndHost({ href, origin, pathname }: URL): boolean {
  return href === `${origin}${pathname}`
}

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
    .transform((url) => new URL(url))
    .refine(({ pathname }) => /^\/+$/.test(pathname), {
      error:
        'must have no path, such as https://individua.example: the product serves a whole host',
      abort: true,
    })
    .refine(isSchemeAndHost, 'must be a scheme and a host alone, such as https://individua.example')
    // As a browser writes its origin, which redirects are compared with.
    .transform(({ origin }) => origin)
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
  MAIL_CONCURRENCY: wholeNumber(200, 10),
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

export interface SettingProblem {
  /** Of the setting that is wrong or missing. */
  name: string
  /** One line: the setting, what is wrong and an example; never its value. */
  message: string
}

/**
 * Reads and validates every setting. Called once, in server.ts.
 * @throws ConfigError naming the variable, what is wrong and an example
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const { env, problems } = checkSettings(source)
  const [first] = problems
  if (first) throw new ConfigError(first.message)
  return env
}

/**
 * Every problem of the settings, in their order.
 * @returns with them the settings as they are without those that are wrong
 */
export function checkSettings(source: Record<string, string | undefined>): {
  env: Env
  problems: SettingProblem[]
} {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const issues = settings.safeParse(given).error?.issues ?? []
  const wrong = issues.map(({ path, message }) => ({
    name: path.join('.'),
    message: `${path.join('.')} ${message}`,
  }))
  const wrongNames = new Set(wrong.map(({ name }) => name))
  const usable = settings.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !wrongNames.has(name))),
  )
  const env = { ...usable, PUBLIC_URL: usable.PUBLIC_URL ?? `http://localhost:${usable.PORT}` }
  const missing = [...problemsTogether(env)].filter(({ name }) => !wrongNames.has(name))
  return { env, problems: [...wrong, ...missing] }
}
