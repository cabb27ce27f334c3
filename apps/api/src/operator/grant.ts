import { defaultLanguage, isLanguage } from '@individua/contract/languages'
import { planId, planIds } from '@individua/contract/payments'
import { grantByOperator } from '../features/payments/operator-grants.service.ts'
import { ProviderUnavailable } from '../lib/provider-unavailable.ts'
import { emailOf } from './email-of.ts'
import { knownUser } from './known-person.ts'
import { OperatorError, UsageError, type Verb } from './verb.ts'
import { doWork, type Work } from './work.ts'

export const verb: Verb = {
  summary: 'Gives a user a plan without a payment.',
  usage: `EMAIL PLAN [--json]   (PLAN: ${planIds.join(', ')})`,
  help: [
    '',
    'The server may run or be stopped. The grant is stored as a payment of 0 with the origin',
    '"operator"; no mail is sent. A checkout that is open is closed. refund ends the grant.',
    '',
    '  --json  print the result as JSON',
  ],
  options: {},
  run: (call) => {
    orderOf(call.words)
    return doWork(call, 'grant', call.words)
  },
}

export const work: Work = async (ctx, words) => {
  const { email, plan } = orderOf(words)
  const { id: userId, language } = await knownUser(ctx, email)
  const grantee = {
    userId,
    planId: plan,
    language: isLanguage(language) ? language : defaultLanguage,
  }
  const payment = await grantByOperator(await ctx.open(), grantee).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable) || error.provider !== 'payments') throw error
    throw new OperatorError(
      'Stripe does not respond, and a checkout is open there: nothing was granted. Try again.',
    )
  })
  if (!payment) throw new OperatorError(`${email} has ${plan} already.`)
  return {
    lines: [`${email} has ${plan} now, noted as granted by the operator (payment ${payment.id}).`],
    json: { email, userId, planId: plan, paymentId: payment.id, origin: payment.origin },
  }
}

function orderOf([email, ...rest]: readonly string[]) {
  const plan = planId.safeParse(rest[0])
  if (email === undefined || !plan.success || rest.length > 1) {
    throw new UsageError(`Name an email and a plan: grant EMAIL ${planIds.join('|')}`)
  }
  return { email: emailOf([email]), plan: plan.data }
}
