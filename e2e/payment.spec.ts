import { answerSteps } from '@individua/testkit/create-user'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { openCheckout, pay, payButton } from './payment-flow.ts'
import { textsOf } from './texts.ts'
import { openAs } from './users.fixture.ts'

const {
  'advanced-assessment': advanced,
  'practice-checkout': practice,
  payments,
  results,
} = textsOf('en')

// A report is asked for before the questions are answered.
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
  await test.step('who leaves the payment page has paid nothing and can go on', () =>
    leaveCheckout(page))
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

async function leaveCheckout(page: Page) {
  await openCheckout(page)
  await page.getByRole('link', { name: practice.cancel }).click()
  await expect(page).toHaveURL('/payment-advanced?cancelled=1')
  await expect(page.getByText(payments.advanced.cancelled)).toBeVisible()
  await expect(page.getByRole('link', { name: payments.backToDashboard })).toHaveAttribute(
    'href',
    '/dashboard',
  )

  await openCheckout(page)
  await page.goBack()
  await expect(payButton(page)).toBeEnabled()
}
