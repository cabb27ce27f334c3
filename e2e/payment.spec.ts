import { expect, test } from './journey.ts'
import { answerSteps, openAs, openProfile } from './made-user.ts'
import { answerThreeSteps, ofProvider, openCheckout, pay, payButton } from './payment-way.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { languages, pathIn, textsOf } from './texts.ts'
import { hurryUntilSeen, seeProfile } from './visitor.ts'

const { advanced, payment } = textsOf('en')
test.use({ expectedConsole: new RegExp(`^${ofProvider}`) })

for (const language of languages) {
  test(`from the profile through questions and payment to the full report in ${language}`, async ({
    page,
    product,
    address,
  }) => {
    const texts = textsOf(language)
    if (language === 'en') {
      await openProfile(page, product, address)
      await page.getByRole('link', { name: texts.results.upsell.action }).click()
      await answerThreeSteps(page)
    } else {
      const path = '/payment-advanced'
      await openAs(page, product, address, { language, stage: 'steps', path })
    }
    await expect(page).toHaveURL(pathIn(language, '/payment-advanced'))
    await expect(
      page.getByRole('heading', { name: texts.payment.advanced.done.title }),
    ).toBeVisible()
    await expectSoundScreen(page, language)

    await pay(page, language)
    await expectSoundScreen(page, language)
    await page.clock.install()
    await page.getByRole('link', { name: texts.payment.viewResults }).click()
    await expect(page).toHaveURL(pathIn(language, '/results-processing'))
    await hurryUntilSeen(page, page.getByText(texts.payment.processing.ready))
    await seeProfile(page, language)
    await expect(page.getByText(texts.results.upsell.action)).toHaveCount(0)

    await page.goto(pathIn(language, '/payment-advanced'))
    await expect(
      page.getByRole('heading', { name: texts.payment.advanced.paid.title }),
    ).toBeVisible()
  })
}

test('whoever leaves the payment page has paid nothing and can go on', async ({
  page,
  product,
  address,
}) => {
  await openAs(page, product, address, { path: '/payment-advanced' })
  await openCheckout(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/payment-advanced?cancelled=1')
  await expect(page.getByText(payment.advanced.cancelled)).toBeVisible()

  await openCheckout(page)
  await page.goBack()
  await expect(payButton(page)).toBeEnabled()
  await page.getByRole('link', { name: payment.backToDashboard }).click()
  await seeProfile(page)
})

test.describe('paying first', () => {
  test.use({ expectedConsole: new RegExp(`^${ofProvider}|status of 409`) })

  test('whoever pays before answering is led to the questions, and after them to the report', async ({
    page,
    product,
    address,
  }) => {
    const user = await openAs(page, product, address, { path: '/payment-advanced' })
    await expect(page.getByRole('heading', { name: payment.advanced.open.title })).toBeVisible()
    await expect(page.getByRole('link', { name: payment.advanced.open.action })).toHaveAttribute(
      'href',
      '/advanced-assessment',
    )
    await pay(page)
    await page.getByRole('link', { name: payment.viewResults }).click()
    await expect(page.getByText(payment.processing.stepsOpen)).toBeVisible()
    await expect(page).toHaveURL('/advanced-assessment')
    await answerSteps(user, [1, 2])
    await answerSteps(user, [3], 'draft')
    await page.reload()
    await page.getByRole('button', { name: advanced.complete }).click()
    await expect(page).toHaveURL('/results-processing')
  })
})

test('visitors are sent to the questions, and whoever paid elsewhere to sign in', async ({
  page,
}) => {
  for (const path of ['/payment-advanced', '/results-processing']) {
    await page.goto(path)
    await expect(page).toHaveURL('/assessment')
  }
  await page.goto('/callbacks/payment/success?session_id=cs_1')
  await expect(page.getByText(payment.status.signedOut)).toBeVisible()
  await expectSoundScreen(page, 'en')
})

test.describe('when paying fails', () => {
  test.use({ expectedConsole: /status of 402/ })

  test('a payment that does not arrive is looked for ten more times, and again when asked', async ({
    page,
    product,
    address,
  }) => {
    await openProfile(page, product, address)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const timesAsked = (path: string) => asked.filter((each) => each === path).length
    await page.clock.install()
    await page.goto('/callbacks/payment/success')
    await expect(page.getByText(payment.status.processing)).toBeVisible()
    const hasFailed = async () => {
      await page.clock.runFor(3000)
      return page.getByText(payment.status.error).isVisible()
    }
    await expect.poll(hasFailed, { intervals: [50], timeout: 30_000 }).toBe(true)
    // The session reads the user once more than the eleven looks.
    expect(timesAsked('/api/users/info')).toBe(12)
    expect(timesAsked('/api/payments/stripe/check')).toBe(1)
    await expectSoundScreen(page, 'en')

    await page.getByRole('button', { name: payment.tryAgain }).click()
    await expect(page.getByText(payment.status.processing)).toBeVisible()
    expect(timesAsked('/api/payments/stripe/check')).toBe(2)
  })

  test('without a payment there is no report, and the way leads back to paying', async ({
    page,
    product,
    address,
  }) => {
    await openAs(page, product, address, { path: '/results-processing' })
    await expect(page.getByText(payment.processing.errors.failed)).toBeVisible()
    await expect(page).toHaveURL('/payment-advanced')
  })
})
