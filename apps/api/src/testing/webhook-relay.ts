import { createServer } from 'node:http'

export interface Webhook {
  body: Uint8Array<ArrayBuffer>
  signature: string
}

type Deliver = (webhook: Webhook) => Promise<{ status: number }>

/**
 * Stands between the embedded Stripe and the product, which listens on no port in tests: hands
 * webhooks on at once, or holds them until a test delivers them.
 */
export async function startWebhookRelay(deliver: Deliver) {
  const received: Webhook[] = []
  let isHolding = false
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const webhook = {
      body: new Uint8Array(Buffer.concat(chunks)),
      signature: String(request.headers['stripe-signature']),
    }
    received.push(webhook)
    const { status } = isHolding ? { status: 200 } : await deliver(webhook)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    hold: () => {
      isHolding = true
    },
    handOn: () => {
      isHolding = false
      received.length = 0
    },
    /** What came since `handOn`, oldest first. */
    received: (text: string) => received.filter(({ body }) => Buffer.from(body).includes(text)),
  }
}
