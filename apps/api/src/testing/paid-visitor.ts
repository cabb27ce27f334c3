import type { GeneratedQuestions, Step } from '@individua/contract/questions'
import { answersTo } from './advanced-user.ts'
import { payAt } from './pay-for.ts'
import { randomValues, type visitor } from './visitor.ts'

type Visitor = ReturnType<typeof visitor>

/** Over the network: somebody who has paid and answered everything. */
export async function paidVisitor({ ask, ...browser }: Visitor) {
  const email = browser.newAddress()
  const uid = await browser.signUp(email)
  await browser.submit(await browser.register(email, uid), randomValues())
  const headers = await browser.signIn(email)
  await ask('/api/results/basic', { body: {}, headers })
  for (const step of [1, 2, 3] satisfies Step[]) {
    const asked: GeneratedQuestions = await ask(`/api/questions/generated/steps/${step}`, {
      body: {},
      headers,
    })
    await ask('/api/answers', { body: { uid, answers: answersTo(asked) }, headers })
  }
  const order = { body: { plan_id: 'advanced_report' }, headers }
  await payAt((await ask('/api/payments/stripe/create-checkout-session', order)).url)
  return { email, uid, headers }
}
