import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Currency, prices } from '@individua/contract/prices'
import { createEmulator } from 'emulate'
import { createStripeGuard } from './stripe-emulator-guard.ts'
import type { StripeAccount } from './stripe-provider.ts'

const amount = prices.advanced_report.amount
const priceIds: Record<Currency, string> = { USD: 'price_advanced_usd', EUR: 'price_advanced_eur' }
const name = 'Individua, advanced report'

/**
 * A Stripe of this process, on a loopback port of its own, forgotten when it stops. The emulator
 * itself listens on a socket in a folder that only this user may enter, behind the guard.
 */
export async function startStripeEmulator(webhookUrl: string, publicUrl: string) {
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`
  const secretKey = `sk_test_${randomBytes(24).toString('hex')}`
  const directory = await mkdtemp(join(tmpdir(), 'individua-stripe-'))
  const socketPath = socketPathIn(directory)
  const guard = createStripeGuard({ secretKey, socketPath })
  await new Promise<void>((resolve, reject) => {
    guard.once('error', reject)
    guard.listen(0, '127.0.0.1', resolve)
  })
  const { port } = guard.address() as AddressInfo
  const apiUrl = `http://localhost:${port}`
  const emulator = await createEmulator({
    service: 'stripe',
    // Node listens on a path as on a port; the emulator hands either on to it.
    port: socketPath as unknown as number,
    // Of the checkout page, which the product serves itself, in the buyer's language.
    baseUrl: `${publicUrl}/dev`,
    seed: {
      stripe: {
        products: [{ id: 'prod_advanced', name }],
        prices: Object.entries(priceIds).map(([currency, id]) => ({
          id,
          product_name: name,
          currency,
          unit_amount: amount,
        })),
        webhooks: [{ url: webhookUrl, events: ['*'], secret: webhookSecret }],
      },
    },
  })
  const account: StripeAccount = {
    secretKey,
    webhookSecret,
    priceFor: (currency) => priceIds[currency],
    apiUrl,
  }
  const payInPractice = async (id: string) => {
    const response = await fetch(`${apiUrl}/checkout/${encodeURIComponent(id)}/complete`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secretKey}` },
      body: new URLSearchParams(),
      redirect: 'manual',
    })
    // It leads a checkout that is not open back to its own page.
    const location = response.headers.get('location')
    return location?.startsWith('/checkout/') ? null : location
  }
  const stop = async () => {
    guard.close()
    guard.closeAllConnections()
    await emulator.close()
    await rm(directory, { recursive: true, force: true })
  }
  return { account, payInPractice, stop }
}

function socketPathIn(directory: string): string {
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\${directory.replaceAll(/\W/g, '-')}`
    : join(directory, 'socket')
}
