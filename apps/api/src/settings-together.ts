import type { Env, SettingProblem } from './env.ts'

/** Settings that another one needs and that are missing. */
export function* problemsTogether(env: Env): Generator<SettingProblem> {
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    yield missing(
      'DATABASE_URL',
      'DATABASE_DIRECT_URL needs it, such as postgres://individua:secret@localhost:6432/individua',
    )
  }
  yield* supabaseProblems(env)
  yield* modelProblems(env)
  if (env.APP_ENV === 'production' && !env.SMTP_URL && !env.ALLOW_EMBEDDED) {
    yield missing(
      'SMTP_URL',
      'production does not use the local mailbox; set it, such as smtp://user:password@mail.example:587, or ALLOW_EMBEDDED=true',
    )
  }
  yield* paymentProblems(env)
}

function missing(name: keyof Env, why: string): SettingProblem {
  return { name, message: `${name} is missing: ${why}` }
}

function* supabaseProblems(env: Env): Generator<SettingProblem> {
  if (!env.SUPABASE_URL) {
    const [lonely] = (
      ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'SUPABASE_JWT_SECRET'] as const
    ).filter((name) => env[name])
    if (lonely) {
      yield missing('SUPABASE_URL', `${lonely} needs it, such as https://project.supabase.co`)
    }
    return
  }
  if (!env.SUPABASE_PUBLISHABLE_KEY) {
    yield missing(
      'SUPABASE_PUBLISHABLE_KEY',
      'SUPABASE_URL needs it, such as sb_publishable_abc123',
    )
  }
  if (!env.SEND_EMAIL_HOOK_SECRET) {
    yield missing(
      'SEND_EMAIL_HOOK_SECRET',
      'Supabase hands its mails over with it, such as v1,whsec_MzJieXRlc29mc2VjcmV0',
    )
  }
}

function* paymentProblems(env: Env): Generator<SettingProblem> {
  const examples = {
    STRIPE_SECRET_KEY: 'sk_live_abc123',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
    STRIPE_PRICE_ADVANCED: 'price_abc123',
  } as const
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ADVANCED'] as const
  const given = names.filter((name) => env[name])
  const absent = names.filter((name) => !env[name])
  if (given.length > 0) {
    for (const name of absent) {
      yield missing(name, `${given.join(' and ')} cannot do without it, such as ${examples[name]}`)
    }
  } else if (env.APP_ENV === 'production' && !env.ALLOW_EMBEDDED) {
    yield missing(
      'STRIPE_SECRET_KEY',
      `production does not use the embedded Stripe, which takes no money; set it, such as ${examples.STRIPE_SECRET_KEY}, or ALLOW_EMBEDDED=true`,
    )
  }
}

function* modelProblems(env: Env): Generator<SettingProblem> {
  const { AI_PROVIDER: provider } = env
  if (!provider) {
    const [lonely] = (['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'] as const).filter(
      (name) => env[name],
    )
    if (lonely) yield missing('AI_PROVIDER', `${lonely} needs it, such as openai`)
    return
  }
  if (!env.AI_MODEL) {
    yield missing('AI_MODEL', `${provider} needs a model, such as ${exampleModels[provider]}`)
  }
  if (provider === 'openai-compatible' && !env.AI_BASE_URL) {
    yield missing(
      'AI_BASE_URL',
      'openai-compatible needs its address, such as http://localhost:11434/v1',
    )
  }
  if (provider !== 'openai-compatible' && !env.AI_API_KEY) {
    yield missing('AI_API_KEY', `${provider} needs it, such as sk-abc123`)
  }
}

const exampleModels = {
  openai: 'gpt-5-mini',
  anthropic: 'claude-haiku-4-5',
  google: 'gemini-2.5-flash',
  'openai-compatible': 'llama3.1',
} as const
