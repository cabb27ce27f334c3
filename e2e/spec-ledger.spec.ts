import { formatPrice } from '@individua/contract/prices'
import { expect, type Page, type Route } from '@playwright/test'
import { test } from './journey.ts'
import { fill, textsOf } from './texts.ts'
import { openAs } from './users.fixture.ts'
import { answerLast } from './visitor-steps.ts'

/** What docs/spec-ledger.md names and no journey shows on its way: moments, and exact times. */

const { app, assessment, payments, results, session } = textsOf('en')

/** Keeps a request waiting until it is let go on, by itself or with an answer. */
async function hold(page: Page, url: string) {
  const { promise, resolve } = Promise.withResolvers<(route: Route) => Promise<void>>()
  await page.route(url, async (route) => (await promise)(route))
  return { letGo: resolve }
}

/** From here on the page's time passes only when told to; a moment that is over already is named anew. */
async function stopTime(page: Page) {
  await expect(async () => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.pauseAt(now + 100)
  }).toPass({ intervals: [0], timeout: 10_000 })
}

test('without an e-mail nothing is sent; while it is, the button waits and says so', async ({
  page,
  email,
}) => {
  const { letGo } = await hold(page, '**/auth/v1/otp*')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/sign-in')
  await page.getByRole('button', { name: session.signIn.submit }).click()
  await expect(page.getByText(session.signIn.emailRequired)).toBeVisible()
  expect(asked.filter((url) => url.includes('/auth/'))).toEqual([])
  await page.getByLabel(session.signIn.email).fill(email)
  await page.getByRole('button', { name: session.signIn.submit }).click()
  await expect(page.getByRole('button', { name: session.signIn.sending })).toBeDisabled()
  letGo((route) => route.continue())
  await expect(page.getByRole('heading', { name: session.checkEmail.title })).toBeVisible()
})

test('while the answers are submitted, the button waits and says so', async ({ page, email }) => {
  const { emailCollection, verificationSent } = session
  const { letGo } = await hold(page, '**/auth/v1/signup*')
  await answerLast(page)
  await page.getByLabel(emailCollection.email).fill(email)
  await page.getByRole('button', { name: emailCollection.submit }).click()
  await expect(page.getByRole('button', { name: emailCollection.submitting })).toBeDisabled()
  letGo((route) => route.continue())
  await expect(page.getByText(verificationSent.success)).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await page.getByRole('link', { name: verificationSent.backHome }).click()
  await expect(page).toHaveURL('/')
})

test('a list without questions shows an error and a link home', async ({ page }) => {
  const json = { questions: [], instrumentVersion: '1' }
  await page.route('**/api/questions/basic*', (route) => route.fulfill({ json }))
  await page.goto('/assessment')
  await expect(page.getByText(assessment.error.empty)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: app.common.backToHome }).click()
  await expect(page).toHaveURL('/')
})

test('the bar rises by seven at most every 800 ms up to ninety, then it leads to the dashboard', async ({
  page,
}) => {
  const { letGo } = await hold(page, '**/api/results/basic')
  await page.addInitScript(() => {
    Math.random = () => 0.999999
  })
  await page.clock.install()
  await page.goto('/calculate-profile')
  await expect(page.getByText(results.calculate.calculating.title)).toBeVisible()
  await stopTime(page)
  const bar = page.getByRole('progressbar')
  const before = Number(await bar.getAttribute('aria-valuenow'))
  await page.clock.runFor(5 * 800)
  await expect(bar).toHaveAttribute('aria-valuenow', String(before + 5 * 7))
  await page.clock.runFor(60_000)
  await expect(bar).toHaveAttribute('aria-valuenow', '90')
  letGo((route) => route.fulfill({ json: {} }))
  await expect(page.getByText(results.calculate.success.title)).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuenow', '100')
  await page.clock.runFor(1400)
  await expect(page).toHaveURL('/calculate-profile')
  await page.clock.runFor(200)
  // The dashboard sends visitors to the questions.
  await expect(page).toHaveURL('/assessment')
})

test.describe('a failure', () => {
  test.use({ expectedConsole: /status of 500/ })

  test('a failed calculation leads home after three seconds', async ({ page }) => {
    const { letGo } = await hold(page, '**/api/results/basic')
    await page.clock.install()
    await page.goto('/calculate-profile')
    await expect(page.getByText(results.calculate.calculating.title)).toBeVisible()
    await stopTime(page)
    letGo((route) => route.fulfill({ status: 500, json: {} }))
    await expect(page.getByText(results.calculate.error.text)).toBeVisible()
    await page.clock.runFor(2900)
    await expect(page).toHaveURL('/calculate-profile')
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/')
  })
})

test('the five lines stand a second and a half each', async ({ page, product, email }) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await openAs(page, product, email, { stage: 'report', path: '/results-processing' })
  const [first = '', second = '', ...others] = Object.values(results.processing.lines)
  for (const line of [first, second]) {
    const hasBegun = async () => {
      await page.clock.runFor(50)
      return page.getByText(line).isVisible()
    }
    await expect.poll(hasBegun, { intervals: [20], timeout: 30_000 }).toBe(true)
  }
  for (const line of [second, ...others]) {
    await expect(page.getByText(line)).toBeVisible()
    await page.clock.runFor(1200)
    await expect(page.getByText(line)).toBeVisible()
    await page.clock.runFor(300)
  }
  await expect(page.getByText(results.processing.ready)).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

test('the simulated payment shows its price and six features and takes two seconds', async ({
  page,
}) => {
  await page.clock.install()
  await answerLast(page, { form: 'detailed' })
  await expect(page.getByText('$19.99', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('link', { name: payments.detailed.back })).toBeVisible()
  const price = formatPrice('detailed_analysis', 'en')
  await stopTime(page)
  await page.getByRole('button', { name: fill(payments.detailed.pay, { price }) }).click()
  await page.clock.runFor(1900)
  await expect(page.getByText(payments.detailed.paying)).toBeVisible()
  await page.clock.runFor(200)
  await expect(page).toHaveURL('/detailed-results')
})

test('detailed results without payment lead to the payment', async ({ page }) => {
  await page.goto('/detailed-results')
  await expect(page.getByText(payments.detailed.questionsFirst)).toBeVisible()
  await expect(page).toHaveURL('/payment')
})

test('signing out in the panel leads home', async ({ page, product, email }) => {
  await openAs(page, product, email, { stage: 'account', path: '/my-answers' })
  await page.getByRole('button', { name: app.panel.signOut }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: app.header.signIn })).toBeVisible()
})
