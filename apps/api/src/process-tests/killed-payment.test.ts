import { createUser, openCheckout } from '@individua/testkit/create-user'
import { payAt } from '@individua/testkit/pay'
import { createVisitor } from '@individua/testkit/visitor'
import { afterAll, expect, test } from 'vitest'
import { buildServer, newSettings, startServer } from '../testing/server-build.ts'

const build = buildServer()
afterAll(build.remove)

/** A buyer on a server: opens the checkout and asks whether it is paid. */
function buyerOn({ origin }: { origin: string }, headers: { authorization: string }) {
  const { call } = createVisitor(origin)
  const asBuyer: typeof call = (id, parts) => call(id, { ...parts, headers })
  return {
    open: () => openCheckout({ call: asBuyer }),
    isPremium: async () => (await asBuyer('GET /api/users/info')).is_premium,
  }
}

async function signedIn({ origin }: { origin: string }) {
  return (await createUser(createVisitor(origin), { stage: 'account' })).headers
}

test('who has paid stays premium when the process is killed; who was about to pay begins anew', async () => {
  const settings = await newSettings(build)
  const first = await startServer(build, settings)
  const payer = await signedIn(first)
  const hesitantBuyer = await signedIn(first)
  const closed = await buyerOn(first, hesitantBuyer).open()
  await payAt(await buyerOn(first, payer).open())
  await first.kill()

  const second = await startServer(build, settings)
  expect(await buyerOn(second, payer).isPremium()).toBe(true)
  const { open, isPremium } = buyerOn(second, hesitantBuyer)
  expect(await isPremium()).toBe(false)
  const url = await open()
  expect(url).not.toBe(closed)
  await payAt(url)
  expect(await isPremium()).toBe(true)
  await second.kill()
})
