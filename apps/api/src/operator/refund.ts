import { type Refund, refundByOperator } from '../features/payments/operator-grants.service.ts'
import { ProviderUnavailable } from '../lib/provider-unavailable.ts'
import { RefundRefused } from '../providers/payments/payment-provider.ts'
import { emailOf } from './email-of.ts'
import { knownUser } from './known-person.ts'
import { OperatorError, type Verb } from './verb.ts'
import { doWork, type Work } from './work.ts'

export const verb: Verb = {
  summary: 'Pays a user back at Stripe and ends what they paid for.',
  usage: 'EMAIL [--json]',
  help: [
    '',
    'The server may run or be stopped. The newest payment is paid back whole. A grant of the',
    'operator, and a payment at the embedded Stripe, end without money. A restricted key of Stripe',
    'needs the right to write refunds. Free results stay.',
    '',
    '  --json  print the result as JSON',
  ],
  options: {},
  run: (call) => doWork(call, 'refund', [emailOf(call.words)]),
}

export const work: Work = async (ctx, words) => {
  const email = emailOf(words)
  const { id } = await knownUser(ctx, email)
  const refund = await refundByOperator(await ctx.open(), id).catch(explain)
  if (!refund) throw new OperatorError(`${email} has no payment that could be paid back.`)
  const { payment, outcome } = refund
  if (outcome === 'no_stripe') {
    throw new OperatorError(
      'This was paid at Stripe, and STRIPE_SECRET_KEY is not set here: nothing was changed.',
    )
  }
  const { id: paymentId, amount, currency, origin } = payment
  return {
    lines: [`${email}, payment ${paymentId}: ${sentences[outcome](`${amount / 100} ${currency}`)}`],
    json: { email, userId: id, paymentId, amount, currency, origin, outcome },
  }
}

const sentences: Record<Exclude<Refund['outcome'], 'no_stripe'>, (sum: string) => string> = {
  refunded: (sum) => `${sum} were paid back at Stripe, and the grant has ended.`,
  under_way: (sum) =>
    `Stripe took the refund of ${sum} and has not paid it yet; the grant ends with its webhook.`,
  ended: () => 'the grant has ended; no money had been taken.',
}

function explain(error: unknown): never {
  if (error instanceof RefundRefused) {
    throw new OperatorError(
      `Stripe refused the refund (${error.code}): nothing was changed. Its dashboard says more.`,
    )
  }
  if (error instanceof ProviderUnavailable && error.provider === 'payments') {
    throw new OperatorError('Stripe does not respond: run refund again; it pays back only once.')
  }
  throw error
}
