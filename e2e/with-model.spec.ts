import { answerSteps, createReport, openStep, pay } from '@individua/testkit/create-user'
import { compliantModel, startModelServer } from '../apps/api/src/testing/model-server.ts'
import { expect, test } from './journey.ts'
import { startProduct } from './product.ts'
import { pathIn, textsOf } from './texts.ts'
import { createUser, signInAs } from './users.fixture.ts'
import { expectProfile } from './visitor-steps.ts'

test('the landing page names the model, which words questions and a letter', async ({
  openOtherBrowser,
  language,
}) => {
  const { landing, results } = textsOf(language)
  const model = await startModelServer(compliantModel)
  const product = await startProduct(model.settings)
  try {
    const page = await openOtherBrowser(product)
    await page.goto(pathIn(language, '/'))
    await expect(page.getByText(landing.hero.ledeWithAi)).toBeVisible()
    await expect(page.getByText(landing.pricing.premium.textWithAi)).toBeVisible()

    const user = await createUser(product, product.newEmail(), { language })
    const { questions } = await openStep(user, 1)
    expect(questions.filter(({ questionText }) => !questionText.endsWith('…'))).toEqual([])
    await answerSteps(user)
    await pay(user)
    await createReport(user)
    await signInAs(page, user)
    await page.goto(pathIn(language, '/dashboard'))
    await expectProfile(page, language)
    const letter = page.getByRole('region', { name: results.letter.title })
    await expect(letter.getByText(/…$/).first()).toBeVisible()
    await expect(letter.getByText('openai-compatible:test-model')).toBeVisible()
    await expect(letter.getByText(results.letter.builtIn)).toBeHidden()
    await letter.getByText(results.letter.showPlain).click()
    await expect(letter.getByText(results.letter.builtIn)).toBeVisible()
    await page.context().close()
  } finally {
    await product.stop()
    await model.close()
  }
})
