import { languages } from '@individua/contract/languages'
import { currencyFor, prices } from '@individua/contract/prices'
import type { Env } from '../../env.ts'
import { localAccess } from '../../lib/local-access.ts'
import { type StripeTrial, tryStripe } from '../../providers/payments/try-stripe.ts'
import { type Finding, failed, type Looked, ok, warning } from './finding.ts'

const name = 'payments'
const { amount } = prices.advanced_report

/** @param apiUrl another URL than Stripe's own */
export async function checkStripe(env: Env, apiUrl?: string): Promise<Looked> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PRICE_ADVANCED: price } = env
  if (!secretKey || !price) return { findings: [checkEmbedded(env)] }
  const trial = await tryStripe({ secretKey, apiUrl }, price)
  const findings = [describeTrial(env, trial), checkSecret(env)]
  return { findings, clock: { of: 'Stripe', date: trial.date } }
}

function checkEmbedded(env: Env): Finding {
  if (localAccess(env).isOffered) return ok(name, 'the embedded Stripe: it takes no money')
  return warning(
    name,
    `the embedded Stripe is off at ${env.PUBLIC_URL}: no person can pay`,
    'Set the three STRIPE_ settings, or name the private network in TRUSTED_NETWORK.',
  )
}

function describeTrial(env: Env, trial: StripeTrial): Finding {
  const { problem, isKeyRefused } = trial
  if (problem === 'unreachable') {
    return failed(
      name,
      'Stripe does not respond',
      'Let this machine connect to api.stripe.com:443.',
    )
  }
  if (isKeyRefused) {
    return failed(
      name,
      `Stripe refuses the key (${problem})`,
      'Set STRIPE_SECRET_KEY to a key that the API keys page of the dashboard shows as active.',
    )
  }
  if (problem) {
    return failed(
      name,
      `Stripe does not show the price (${problem})`,
      'Set STRIPE_PRICE_ADVANCED to a price of the same account and mode; a restricted key needs the right to read prices.',
    )
  }
  return describePrice(env, trial)
}

function describePrice(env: Env, { isActive, isLive, amounts }: StripeTrial): Finding {
  const wrong = [...new Set(languages.map(currencyFor))].filter((one) => amounts[one] !== amount)
  if (!isActive || wrong.length > 0) {
    return failed(
      name,
      isActive
        ? `the price is not ${amount / 100} in ${wrong.join(', ')}`
        : 'the price is archived',
      `Set STRIPE_PRICE_ADVANCED to an active price of ${amount / 100} USD with the same amount in EUR.`,
    )
  }
  if (!isLive && env.APP_ENV === 'production') {
    return warning(
      name,
      'the key is accepted, and it is one of a sandbox: no money comes in',
      'Set key, price and webhook secret of the live mode before you open.',
    )
  }
  return ok(name, `the key is accepted, the price is right (${isLive ? 'live' : 'sandbox'})`)
}

/** Only its shape: what a secret signs is known when the first webhook comes. */
function checkSecret({ STRIPE_WEBHOOK_SECRET: secret = '' }: Env): Finding {
  if (/^whsec_[\w+/=-]{16,}$/.test(secret)) {
    return ok('webhook secret', 'has the shape of one; the first webhook shows whether it is right')
  }
  return warning(
    'webhook secret',
    'is shorter than those of Stripe',
    'Copy the signing secret of the endpoint into STRIPE_WEBHOOK_SECRET whole.',
  )
}
