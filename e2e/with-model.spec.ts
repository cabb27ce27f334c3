import { answerSteps } from '@individua/testkit/create-user'
import { expect, test } from './journey.ts'
import { pay } from './payment-flow.ts'
import { pathIn, textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'
import { expectProfile, runClockUntilVisible } from './visitor-steps.ts'

test.use({ hasModel: true })

test('questions and a letter are worded by the model, from the profile on', async ({
  page,
  product,
  email,
  language,
}) => {
  const { landing, payments, results } = textsOf(language)
  await page.goto(pathIn(language, '/'))
  await expect(page.getByText(landing.hero.ledeWithAi)).toBeVisible()
  await expect(page.getByText(landing.pricing.premium.textWithAi)).toBeVisible()
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
  const letter = page.getByRole('region', { name: results.letter.title })
  await expect(letter.getByText(/…$/).first()).toBeVisible()
  await expect(letter.getByText('openai-compatible:test-model')).toBeVisible()
  await expect(letter.getByText(results.letter.builtIn)).toBeHidden()
  await letter.getByText(results.letter.showPlain).click()
  await expect(letter.getByText(results.letter.builtIn)).toBeVisible()
})
