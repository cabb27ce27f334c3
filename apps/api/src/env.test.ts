import { expect, test } from 'vitest'
import { ConfigError, checkSettings, readEnv } from './env.ts'

test('nothing needs to be configured', () => {
  const env = readEnv({})
  expect(env).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000', DATA_DIR: './data' })
})

test.each([
  'everybody',
  '0.0.0.0/0',
  '8.8.8.0/24',
  '10.0.0.0/7',
  '192.168.1.0/33',
  '::/0',
  '10.1/',
])('TRUSTED_NETWORK refuses %s, which is no private network', (network) => {
  expect(() => readEnv({ TRUSTED_NETWORK: `10.0.0.0/8,${network}` })).toThrow(
    /^TRUSTED_NETWORK must be private networks such as 192.168.1.0\/24,fd00::\/8$/,
  )
})

test('TRUSTED_NETWORK takes private networks and single addresses', () => {
  const list = '192.168.1.0/24, 10.0.0.7,172.17.0.0/16,fd00::/8,::1'
  expect(readEnv({ TRUSTED_NETWORK: list }).TRUSTED_NETWORK).toEqual(list.split(/, ?/))
  expect(readEnv({}).TRUSTED_NETWORK).toEqual([])
})

test.each([
  [{ PORT: 'ninety' }, /^PORT must be a number such as 3000$/],
  [{ PORT: '70000' }, /^PORT must be between/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be /],
  [{ PUBLIC_URL: 'individua.example' }, /^PUBLIC_URL must be an address such as http/],
  [{ TRUSTED_PROXIES: 'everybody' }, /^TRUSTED_PROXIES must be /],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, /^TRUSTED_PROXIES must be /],
  [{ DATABASE_URL: 'somewhere' }, /^DATABASE_URL must be an address such as postgres:\/\//],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be an address such as postgres:\/\//],
  [{ DATABASE_DIRECT_URL: 'postgres://x/y' }, /^DATABASE_URL is missing: DATABASE_DIRECT_URL/],
  [{ DATABASE_POOL_SIZE: '0' }, /^DATABASE_POOL_SIZE must be between 1 and 1000, such as 20$/],
  [{ DATABASE_ENGINE: 'mysql' }, /^DATABASE_ENGINE must be postgresql or yugabytedb/],
  [{ APP_ENV: 'staging' }, /^APP_ENV must be development or production/],
  [{ SUPABASE_URL: 'https://x.supabase.co' }, /^SUPABASE_PUBLISHABLE_KEY is missing/],
  [{ SUPABASE_PUBLISHABLE_KEY: 'x' }, /^SUPABASE_URL is missing: .+ such as https:/],
  [{ DRAIN_SECONDS: '30' }, /^DRAIN_SECONDS must be between 0 and 5, such as 3$/],
  [{ ALLOW_EMBEDDED: 'yes' }, /^ALLOW_EMBEDDED must be true or false, such as true$/],
  [{ MAIL_FROM: 'sender' }, /^MAIL_FROM must be an address such as Individua </],
  [{ MAIL_FROM: 'Individua <sender>' }, /^MAIL_FROM must be an address such as Individua </],
  [{ PUBLIC_URL: 'https://x.example/app' }, /^PUBLIC_URL must have no path, such as https:/],
  [{ PUBLIC_URL: 'https://x.example?a=1' }, /^PUBLIC_URL must be a scheme and a host alone, such/],
  [{ PUBLIC_URL: 'https://x.example#a' }, /^PUBLIC_URL must be a scheme and a host alone, such/],
  [{ PUBLIC_URL: 'https://a:b@x.example' }, /^PUBLIC_URL must be a scheme and a host alone, such/],
  [{ APP_ENV: 'production' }, /^SMTP_URL is missing/],
  [
    { APP_ENV: 'production', SMTP_URL: 'smtp://mail.example' },
    /^STRIPE_SECRET_KEY is missing: production .+ such as sk_live_abc123, or ALLOW_EMBEDDED=true$/,
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PRICE_ADVANCED: 'price_1' },
    /^STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY and STRIPE_PRICE_ADVANCED .+ such as whsec_abc123$/,
  ],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_1' }, /^STRIPE_SECRET_KEY is missing/],
  [{ STRIPE_PRICE_ADVANCED: '3.99' }, /^STRIPE_PRICE_ADVANCED must look like price_abc123$/],
  [{ AI_PROVIDER: 'skynet' }, /^AI_PROVIDER must be one of openai, .+; such as openai$/],
  [{ AI_MODEL: 'x' }, /^AI_PROVIDER is missing: AI_MODEL needs it, such as openai$/],
  [{ AI_PROVIDER: 'openai' }, /^AI_MODEL is missing: openai needs a model, such as /],
  [{ AI_PROVIDER: 'google', AI_MODEL: 'x' }, /^AI_API_KEY is missing: google needs it, such as /],
  [
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'x' },
    /^AI_BASE_URL is missing: .+ such as http:\/\/localhost:11434\/v1$/,
  ],
  [{ AI_BASE_URL: 'localhost' }, /^AI_BASE_URL must be an address such as http:/],
  [{ AI_TOKENS_PER_DAY: '0' }, /^AI_TOKENS_PER_DAY must be between 1 and /],
])('a wrong setting %o is named in one line', (source, message) => {
  const read = () => readEnv(source)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(message)
})

test.each([
  'https://individua.example/',
  'https://Individua.example//',
  'HTTPS://individua.example:443',
])('the public URL %s is kept as a browser writes its origin', (PUBLIC_URL) => {
  expect(readEnv({ PUBLIC_URL }).PUBLIC_URL).toBe('https://individua.example')
})

test('all problems of the settings are listed, and the others still count', () => {
  const { env, problems } = checkSettings({
    PORT: 'ninety',
    HOST: '127.0.0.1',
    SMTP_URL: 'mail',
    APP_ENV: 'production',
    AI_MODEL: 'x',
  })
  expect(problems.map(({ message }) => message)).toEqual([
    'PORT must be a number such as 3000',
    'SMTP_URL must be an address such as smtp://user:password@mail.example:587',
    'AI_PROVIDER is missing: AI_MODEL needs it, such as openai',
    expect.stringMatching(/^STRIPE_SECRET_KEY is missing: production/),
  ])
  expect(problems.map(({ name }) => name)).toContain('PORT')
  expect(env).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', AI_MODEL: 'x' })
})

test('an empty variable counts as not set', () => {
  expect(readEnv({ DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
})

test.each(['no-reply@x.example', 'Individua <no-reply@x.example>', 'Jana, Individua <a@b.sk>'])(
  'mail may come from %s',
  (MAIL_FROM) => {
    expect(readEnv({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM)
  },
)
