import type { CheckoutResponse } from '@individua/contract/payments'
import { bodyOf, type TestApi } from './start-test-api.ts'

interface Buyer {
  headers: Record<string, string>
}

/** Asks where to pay for the advanced report. */
export async function openCheckout(api: TestApi, { headers }: Buyer, language = 'en') {
  const answer = await api.client.post(
    '/api/payments/stripe/create-checkout-session',
    { plan_id: 'advanced_report' },
    { ...headers, 'accept-language': language },
  )
  if (answer.status !== 200) throw new Error(`the checkout answered ${answer.status}`)
  return (await bodyOf<CheckoutResponse>(answer)).url
}

/** Presses the button of the checkout page, as a browser does. @returns where it leads back to */
export async function payAt(url: string): Promise<string | null> {
  const page = await (await fetch(url)).text()
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error('nobody can pay there')
  const answer = await fetch(new URL(action, url), {
    method: 'POST',
    body: new URLSearchParams({ email: 'buyer@example.sk' }),
    redirect: 'manual',
  })
  return answer.headers.get('location')
}

/** Makes somebody premium, by the embedded Stripe and its webhook. */
export async function payFor(api: TestApi, buyer: Buyer): Promise<void> {
  await payAt(await openCheckout(api, buyer))
}
