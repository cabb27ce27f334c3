type Send = (url: string, init?: RequestInit) => Response | Promise<Response>

/**
 * Presses the button of the embedded Stripe's page.
 * @param send to a product that does not listen
 * @returns where the page leads back to
 * @throws Error when the page has no form, or paying fails
 */
export async function payAt(checkoutUrl: string, send: Send = fetch): Promise<string | null> {
  const page = await (await send(checkoutUrl)).text()
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]
  if (!action) throw new Error('the checkout page has no form to pay with')
  const response = await send(new URL(action, checkoutUrl).href, {
    method: 'POST',
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  if (response.status >= 400) throw new Error(`paying failed with ${response.status}`)
  return response.headers.get('location')
}
