import type { Finding } from './finding.ts'

const secretNames =
  /^(DATABASE_URL|SMTP_URL|SECRETS_KEY|METRICS_TOKEN|\w*_(KEY|SECRET|TOKEN|PASSWORD)|\w*_URL)$/

/** Shorter ones are words that stand in any sentence. */
const shortest = 6

/**
 * The findings without any value of a setting that is secret, whatever an error message quoted: keys
 * whole, of URLs the user's password.
 */
export function hideSecrets(
  findings: readonly Finding[],
  settings: Readonly<Record<string, string | undefined>>,
): Finding[] {
  const secrets = Object.entries(settings)
    .filter(([name, value]) => value && secretNames.test(name))
    .flatMap(([, value = '']) => secretsIn(value))
    .filter((secret) => secret.length >= shortest)
    .toSorted((a, b) => b.length - a.length)
  const hide = (text: string) => secrets.reduce((kept, one) => kept.replaceAll(one, '***'), text)
  return findings.map(({ seen, wayOut, ...found }) => ({
    ...found,
    seen: hide(seen),
    ...(wayOut !== undefined && { wayOut: hide(wayOut) }),
  }))
}

function secretsIn(value: string): string[] {
  if (!URL.canParse(value) || !value.includes('://')) return value.split(',')
  const { password } = new URL(value)
  return [password, decodeURIComponent(password)]
}
