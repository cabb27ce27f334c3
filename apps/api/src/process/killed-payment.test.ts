// @module-tag postgres

import { checkoutResponse } from '@individua/contract/payments'
import { userInfo } from '@individua/contract/users'
import { afterAll, expect, test } from 'vitest'
import { payAt } from '../testing/pay-for.ts'
import {
  buildServer,
  newSettings,
  type ServerProcess,
  startServer,
} from '../testing/server-process.ts'
import { visitor } from '../testing/visitor.ts'

const build = buildServer()
afterAll(build.remove)

/** Somebody signed in on a server, who asks where to pay and whether they have paid. */
function buyerOn({ origin }: ServerProcess, headers: { authorization: string }) {
  const { ask } = visitor(origin)
  const path = '/api/payments/stripe/create-checkout-session'
  return {
    open: async () =>
      checkoutResponse.parse(await ask(path, { body: { plan_id: 'advanced_report' }, headers }))
        .url,
    isPremium: async () => userInfo.parse(await ask('/api/users/info', { headers })).is_premium,
  }
}

async function signedIn({ origin }: ServerProcess) {
  const browser = visitor(origin)
  const email = browser.newAddress()
  await browser.signUp(email)
  return browser.signIn(email)
}

test('who has paid stays premium when the process is killed; who was about to pay begins anew', async () => {
  const settings = await newSettings(build)
  const first = await startServer(build, settings)
  const payer = await signedIn(first)
  const waverer = await signedIn(first)
  const closed = await buyerOn(first, waverer).open()
  await payAt(await buyerOn(first, payer).open())
  await first.kill()

  const second = await startServer(build, settings)
  expect(await buyerOn(second, payer).isPremium()).toBe(true)
  const { open, isPremium } = buyerOn(second, waverer)
  expect(await isPremium()).toBe(false)
  const url = await open()
  expect(url).not.toBe(closed)
  await payAt(url)
  expect(await isPremium()).toBe(true)
  await second.kill()
})
