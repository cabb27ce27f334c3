import { payAt } from '@individua/testkit/pay'
import { checkoutFor } from '../../apps/api/src/testing/pay-for.ts'
import { startTestApi } from '../../apps/api/src/testing/start-test-api.ts'

// Prints how many milliseconds each webhook took, as JSON. Run by webhooks.ts, because the
// product's sources hold JSX and so need a loader.
const buyers = 100

const api = await startTestApi()
api.webhooks.hold()
const times: number[] = []
for (let buyer = 0; buyer < buyers; buyer++) {
  const { headers } = await api.signIn(api.newEmail('webhook'))
  const url = await checkoutFor(api, { headers })
  await payAt(url, api.openPage)
  const [webhook] = api.webhooks.received(new URL(url).pathname.split('/').at(-1) ?? '')
  if (!webhook) throw new Error('the embedded Stripe sent no webhook of a payment')
  const startedAt = performance.now()
  const response = await api.deliver(webhook)
  times.push(performance.now() - startedAt)
  if (response.status !== 200) throw new Error(`the webhook got ${response.status}`)
}
console.log(JSON.stringify(times))
process.exit(0)
