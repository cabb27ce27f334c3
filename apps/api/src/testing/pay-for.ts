import { openCheckout } from '@individua/testkit/create-user'
import { payAt } from '@individua/testkit/pay'
import type { TestApi } from './start-test-api.ts'

interface Buyer {
  headers: Record<string, string>
}

/** @returns the page to pay for the advanced report */
export function checkoutFor({ visitor }: TestApi, { headers }: Buyer, language = 'en') {
  return openCheckout(visitor, { ...headers, 'accept-language': language })
}

/** Makes a user premium, by the embedded Stripe and its webhook. */
export async function payFor(api: TestApi, buyer: Buyer): Promise<void> {
  await payAt(await checkoutFor(api, buyer), api.openPage)
}
