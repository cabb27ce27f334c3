import { answerSteps } from '@individua/testkit/create-user'
import { expectAccessibleScreen } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { openCheckout, pay, payButton } from './payment-flow.ts'
import { textsOf } from './texts.ts'
import { openAs, openProfile } from './users.fixture.ts'
import { expectProfile } from './visitor-steps.ts'

const {
  'advanced-assessment': advanced,
  'practice-checkout': practice,
  payments,
  results,
} = textsOf('en')

test('a user who leaves the payment page has paid nothing and can go on', async ({
  page,
  product,
  email,
}) => {
  await openAs(page, product, email, { path: '/payment-advanced' })
  await openCheckout(page)
  await page.getByRole('link', { name: practice.cancel }).click()
  await expect(page).toHaveURL('/payment-advanced?cancelled=1')
  await expect(page.getByText(payments.advanced.cancelled)).toBeVisible()

  await openCheckout(page)
  await page.goBack()
  await expect(payButton(page)).toBeEnabled()
  await page.getByRole('link', { name: payments.backToDashboard }).click()
  await expectProfile(page)
})

test.describe('paying first', () => {
  test.use({ expectedConsole: /status of 409/ })

  test('a user who pays before answering is redirected to the questions, and after them to the report', async ({
    page,
    product,
    email,
  }) => {
    const user = await openAs(page, product, email, { path: '/payment-advanced' })
    await expect(page.getByRole('heading', { name: payments.advanced.open.title })).toBeVisible()
    await expect(page.getByRole('link', { name: payments.advanced.open.action })).toHaveAttribute(
      'href',
      '/advanced-assessment',
    )
    await pay(page)
    await page.getByRole('link', { name: payments.viewResults }).click()
    await expect(page.getByText(results.processing.stepsOpen)).toBeVisible()
    await expect(page).toHaveURL('/advanced-assessment')
    await answerSteps(user, [1, 2])
    await answerSteps(user, [3], 'draft')
    await page.reload()
    await page.getByRole('button', { name: advanced.complete }).click()
    await expect(page).toHaveURL('/results-processing')
  })
})

test('visitors are redirected to the questions, and a visitor who paid on another device to sign in', async ({
  page,
}) => {
  for (const path of ['/payment-advanced', '/results-processing']) {
    await page.goto(path)
    await expect(page).toHaveURL('/assessment')
  }
  await page.goto('/callbacks/payment/success?session_id=cs_1')
  await expect(page.getByText(payments.status.signedOut)).toBeVisible()
  await expectAccessibleScreen(page, 'en')
})

test.describe('when paying fails', () => {
  test.use({ expectedConsole: /status of 402/ })

  test('a payment that does not arrive is looked for ten more times, and again when asked', async ({
    page,
    product,
    email,
  }) => {
    await openProfile(page, product, email)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const timesAsked = (path: string) => asked.filter((each) => each === path).length
    await page.clock.install()
    await page.goto('/callbacks/payment/success')
    await expect(page.getByText(payments.status.processing)).toBeVisible()
    const hasFailed = async () => {
      await page.clock.runFor(3000)
      return page.getByText(payments.status.error).isVisible()
    }
    await expect.poll(hasFailed, { intervals: [50], timeout: 30_000 }).toBe(true)
    // The session reads the user once more than the eleven looks.
    expect(timesAsked('/api/users/info')).toBe(12)
    expect(timesAsked('/api/payments/stripe/check')).toBe(1)
    await expectAccessibleScreen(page, 'en')

    await page.getByRole('button', { name: payments.tryAgain }).click()
    await expect(page.getByText(payments.status.processing)).toBeVisible()
    expect(timesAsked('/api/payments/stripe/check')).toBe(2)
  })

  test('without a payment there is no report, and the screen links back to the payment', async ({
    page,
    product,
    email,
  }) => {
    await openAs(page, product, email, { path: '/results-processing' })
    await expect(page.getByText(results.processing.errors.failed)).toBeVisible()
    await expect(page).toHaveURL('/payment-advanced')
  })
})
