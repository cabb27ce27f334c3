import type { Env } from '../../env.ts'
import { type SupabaseReply, trySupabase } from '../../providers/auth/try-supabase.ts'
import { type Finding, failed, type Looked, ok, warning } from './finding.ts'

const name = 'sign-in'

export async function checkSupabase(env: Env): Promise<Looked> {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey = '' } = env
  if (!url) return { findings: [ok(name, 'the embedded provider')] }
  const { SUPABASE_SECRET_KEY: secretKey, SUPABASE_JWT_SECRET: jwtSecret } = env
  const trial = await trySupabase({ url, publishableKey, secretKey })
  const { settings, publicKeys, admin, date } = trial
  const clock = { of: 'Supabase', date }
  if (settings !== 200) return { findings: [describeRefusal(url, settings)], clock }
  const findings = [
    ok(name, `${url} responds and takes the publishable key`),
    checkKeys(publicKeys, jwtSecret !== undefined),
    checkAdmin(admin),
  ]
  return { findings, clock }
}

function describeRefusal(url: string, reply: SupabaseReply): Finding {
  if (reply === 'unreachable' || reply >= 500) {
    return failed(
      name,
      `${url} does not respond${reply === 'unreachable' ? '' : ` (${reply})`}`,
      'Check SUPABASE_URL; a project that was paused is resumed in the dashboard of Supabase.',
    )
  }
  return failed(
    name,
    `${url} refuses the publishable key (${reply})`,
    'Set SUPABASE_PUBLISHABLE_KEY to the key under API keys of the same project.',
  )
}

function checkKeys(publicKeys: number | undefined, hasSecret: boolean): Finding {
  if (hasSecret) return ok('sign-in keys', 'tokens are checked with SUPABASE_JWT_SECRET')
  if (publicKeys) return ok('sign-in keys', `the project shows ${publicKeys} public keys`)
  return failed(
    'sign-in keys',
    'the project shows no public key, so no session can be checked',
    'Change the project to JWT signing keys, or set SUPABASE_JWT_SECRET.',
  )
}

function checkAdmin(reply: SupabaseReply | undefined): Finding {
  if (reply === undefined) {
    return warning(
      'sign-in erasure',
      'SUPABASE_SECRET_KEY is not set: who erases their account keeps their sign-in at Supabase',
      'Set SUPABASE_SECRET_KEY.',
    )
  }
  if (reply === 200) return ok('sign-in erasure', 'the secret key is accepted')
  return failed(
    'sign-in erasure',
    `the secret key is refused (${reply})`,
    'Set SUPABASE_SECRET_KEY to a secret key of the same project.',
  )
}
