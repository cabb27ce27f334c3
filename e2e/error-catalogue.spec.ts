import { answerSteps } from '@individua/testkit/create-user'
import { expectAccessibleScreen } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { payButton } from './payment-flow.ts'
import { fill, pathIn, textsOf } from './texts.ts'
import { createUser, openAs, openProfile, signInAs } from './users.fixture.ts'
import {
  answerLast,
  expectProfile,
  runClockUntil,
  runClockUntilVisible,
  submitEmail,
} from './visitor-steps.ts'

/**
 * What a user reads when something fails. The failures are real: a missing table, a database that
 * hangs, a network that is gone, a provider that refuses.
 */

test.use({ expectedConsole: /status of (4\d\d|50\d)|ERR_/ })

test('answers that cannot be submitted', async ({ page, context, product, email, language }) => {
  const { errors, session } = textsOf(language)
  const { email: label, submit } = session.emailCollection
  const send = async () => {
    await page.getByLabel(label).fill(email)
    await page.getByRole('button', { name: submit }).click()
  }
  await answerLast(page, { language })
  // The page itself makes no password that a provider could refuse.
  await page.route('**/auth/v1/signup*', (route) => {
    const wanted: object = route.request().postDataJSON()
    return route.continue({ postData: { ...wanted, password: 'weak' } })
  })
  await send()
  await expect(page.getByText(errors.validation_failed)).toBeVisible()
  await page.unroute('**/auth/v1/signup*')
  await context.setOffline(true)
  await send()
  await expect(page.getByText(errors.network)).toBeVisible()
  await context.setOffline(false)
  await product.withoutTable('sign_ups', async () => {
    await send()
    await expect(page.getByText(errors.internal_error)).toBeVisible()
  })
  await expect(page.getByLabel(label)).toHaveValue(email)
  await submitEmail(page, email, language)
  await expect(page.getByText(session.verificationSent.success)).toBeVisible()
})

test('a profile that cannot be calculated, or not be loaded', async ({
  page,
  product,
  email,
  language,
}) => {
  const { calculate, dashboard } = textsOf(language).results
  await signInAs(page, await createUser(product, email))
  await product.withoutTable('results', async () => {
    await page.goto(pathIn(language, '/dashboard'))
    await expect(page.getByRole('heading', { name: dashboard.error.title })).toBeVisible()
    await expect(page.getByText(dashboard.error.text)).toBeVisible()
    await expectAccessibleScreen(page, language)
  })
  await page.getByRole('button', { name: dashboard.error.tryAgain }).click()
  await expectProfile(page, language)
  await page.clock.install()
  await product.withoutTable('results', async () => {
    await page.goto(pathIn(language, '/calculate-profile'))
    await expect(page.getByText(calculate.error.text)).toBeVisible()
  })
  await runClockUntil(page, () => new URL(page.url()).pathname === pathIn(language, '/'))
})

test('questions that do not come, and answers that are not kept', async ({
  page,
  product,
  email,
  language,
}) => {
  const { 'advanced-assessment': advanced, app } = textsOf(language)
  const user = await openProfile(page, product, email, { language })
  await product.withoutTable('asked_questions', async () => {
    await page.goto(pathIn(language, '/advanced-assessment'))
    await expect(page.getByText(advanced.errors.start)).toBeVisible()
    await expect(page).toHaveURL(pathIn(language, '/dashboard'))
  })

  await answerSteps(user, [1], 'draft')
  await page.goto(pathIn(language, '/advanced-assessment'))
  const lastOfStep = page.getByText(fill(advanced.question, { number: 6, total: 6 }))
  await expect(lastOfStep).toBeVisible()
  const next = page.getByRole('button', { name: advanced.next, exact: true })
  await product.withoutTable('answers', async () => {
    await next.click()
    await expect(page.getByText(advanced.errors.save)).toBeVisible()
    await expect(lastOfStep).toBeVisible()
  })
  await product.withoutTable('daily_uses', async () => {
    await next.click()
    await expect(page.getByRole('heading', { name: advanced.errors.generate })).toBeVisible()
    await expect(page).toHaveURL(pathIn(language, '/advanced-assessment'))
  })
  await page.getByRole('button', { name: app.common.tryAgain }).click()
  await expect(page.getByText(fill(advanced.step, { step: 2 }))).toBeVisible()
})

test('a checkout that does not open, a payment that does not arrive, a report without one', async ({
  page,
  product,
  email,
  language,
}) => {
  const { payments, results } = textsOf(language)
  await openAs(page, product, email, { language, path: '/payment-advanced' })
  await expect(payButton(page, language)).toBeEnabled()
  await product.withoutTable('payments', async () => {
    await payButton(page, language).click()
    await expect(page.getByText(payments.advanced.errors.checkout)).toBeVisible()
    await expect(payButton(page, language)).toBeEnabled()
  })
  await page.goto(pathIn(language, '/results-processing'))
  await expect(page.getByText(results.processing.errors.failed)).toBeVisible()
  await expect(page).toHaveURL(pathIn(language, '/payment-advanced'))

  await page.clock.install()
  await page.goto(pathIn(language, '/callbacks/payment/success'))
  await expect(page.getByText(payments.status.processing)).toBeVisible()
  await runClockUntilVisible(page, page.getByText(payments.status.error))
  await page.clock.resume()
  await expectAccessibleScreen(page, language)
})

test('answers, payments, the account and signing out', async ({
  page,
  product,
  email,
  language,
}) => {
  const { account, app, errors } = textsOf(language)
  const { myAnswers, profile } = account
  const user = await createUser(product, email)
  await signInAs(page, user)
  await product.withoutTable('answers', async () => {
    await page.goto(pathIn(language, '/my-answers'))
    await expect(page.getByRole('status').getByText(myAnswers.loadError)).toBeVisible()
  })
  await page.getByRole('button', { name: myAnswers.tryAgain }).click()
  await expect(page.getByRole('heading', { name: myAnswers.title })).toBeVisible()
  await product.withoutTable('payments', async () => {
    await page.getByRole('link', { name: email }).click()
    const loadError = `${errors.internal_error} ${profile.payments.loadError}`
    await expect(page.getByText(loadError)).toBeVisible()
  })
  await product.withoutTable('auth.sessions', async () => {
    await page.getByRole('button', { name: app.panel.signOut }).click()
    await expect(page.getByText(errors.internal_error, { exact: true })).toBeVisible()
  })
  await expect(page).toHaveURL(pathIn(language, '/profile'))
  await product.withoutTable('payments', async () => {
    await page.goto(pathIn(language, '/profile'))
    await expect(page).toHaveURL(pathIn(language, '/'))
  })
  await page.goto(pathIn(language, '/my-answers'))
  await page.getByRole('button', { name: app.panel.signOut }).click()
  await expect(page).toHaveURL(pathIn(language, '/'))
  await expect(page.getByRole('link', { name: app.header.signIn })).toBeVisible()
})
