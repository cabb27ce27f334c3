import { answerSteps } from '@individua/testkit/create-user'
import { expect, test } from './journey.ts'
import { pay } from './payment-flow.ts'
import { pathIn, textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'
import { expectProfile, runClockUntilVisible } from './visitor-steps.ts'

test.use({ hasModel: true })

test('questions and report are worded by the model, from the profile on', async ({
  page,
  product,
  email,
  language,
}) => {
  const { 'jungian-profile': jungian, payments, results } = textsOf(language)
  const user = await openProfile(page, product, email, { language })
  await page.getByRole('link', { name: results.upsell.action }).click()
  await expect(page.getByRole('heading', { level: 3, name: /…$/ })).toBeVisible()
  await answerSteps(user)
  await page.goto(pathIn(language, '/payment-advanced'))
  await pay(page, language)
  await page.clock.install()
  await page.getByRole('link', { name: payments.viewResults }).click()
  await runClockUntilVisible(page, page.getByText(results.processing.ready))
  await expectProfile(page, language)
  await page.goto(pathIn(language, '/jungian-dashboard?tab=personas'))
  await expect(page.getByRole('heading', { name: jungian.title, level: 1 })).toBeVisible()
  await expect(page.getByRole('tabpanel').getByText(/…$/).first()).toBeVisible()
})
