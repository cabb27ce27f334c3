import { expect } from '@playwright/test'
import { startModelServer, willing } from '../apps/api/src/testing/model-server.ts'
import { test as journey } from './journey.ts'
import { openProfile } from './made-user.ts'
import { answerThreeSteps, ofProvider, pay } from './payment-way.ts'
import { startProduct } from './product.ts'
import { languages, pathIn, textsOf } from './texts.ts'
import { hurryUntilSeen, seeProfile } from './visitor.ts'

/** A product that words with a model on this machine, which lets every text trail off. */
const test = journey.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of the pattern
    async ({}, use) => {
      const model = await startModelServer(willing)
      const product = await startProduct({ settings: model.settings })
      await use(product)
      await product.stop()
      await model.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
test.use({ expectedConsole: new RegExp(`^${ofProvider}`) })

for (const language of languages) {
  test(`questions and report are worded by the model in ${language}, from the profile on`, async ({
    page,
    product,
    address,
  }) => {
    const { jungian, payment, results } = textsOf(language)
    await openProfile(page, product, address, { language })
    await page.getByRole('link', { name: results.upsell.action }).click()
    await expect(page.getByRole('heading', { level: 3, name: /…$/ })).toBeVisible()
    await answerThreeSteps(page, language)
    await expect(page).toHaveURL(pathIn(language, '/payment-advanced'))
    await pay(page, language)
    await page.getByRole('link', { name: payment.viewResults }).click()
    await hurryUntilSeen(page, page.getByText(payment.processing.ready))
    await seeProfile(page, language)
    await page.goto(pathIn(language, '/jungian-dashboard?tab=personas'))
    await expect(page.getByRole('heading', { name: jungian.title, level: 1 })).toBeVisible()
    await expect(page.getByRole('tabpanel').getByText(/…$/).first()).toBeVisible()
  })
}
