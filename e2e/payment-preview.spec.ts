import { readFileSync } from 'node:fs'
import { formatPrice } from '@individua/contract/prices'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleScreen, themesFor } from './accessible-screen.ts'
import { test } from './journey.ts'
import { fill, type Language, languages, pathIn, textsOf } from './texts.ts'
import { answerLast } from './visitor-steps.ts'

async function answerDetailed(page: Page) {
  await page.goto('/detailed-assessment')
  const { progress } = textsOf('en').assessment
  for (let number = 1; number <= 24; number++) {
    await expect(page.getByText(fill(progress, { number, total: 24 }))).toBeVisible()
    await page
      .getByRole('radio')
      .nth(number % 5)
      .click()
  }
  await expect(page).toHaveURL('/payment')
}

function payButton(page: Page, language: Language) {
  const price = formatPrice('detailed_analysis', language)
  return page.getByRole('button', {
    name: fill(textsOf(language).payments.detailed.pay, { price }),
  })
}

for (const language of languages) {
  test(`the simulated payment opens the sample and its PDF in ${language}`, async ({ page }) => {
    const { payments, results } = textsOf(language)
    if (language === 'en') await answerDetailed(page)
    else await answerLast(page, { language, form: 'detailed' })
    await expect(page.getByText(payments.detailed.preview)).toBeVisible()
    await expectAccessibleScreen(page, language, themesFor('/payment', language))
    await payButton(page, language).click()
    await expect(page.getByText(payments.detailed.paying)).toBeVisible()
    await expect(page).toHaveURL(pathIn(language, '/detailed-results'))
    await expect(page.getByText(results.sample.notice)).toBeVisible()
    await expectAccessibleScreen(page, language, themesFor('/detailed-results', language))

    await page.reload()
    const isSaved = page.waitForEvent('download')
    await page.getByRole('button', { name: results.sample.pdf }).click()
    const path = await (await isSaved).path()
    expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
    await expect(page.getByRole('link', { name: results.sample.chat })).toHaveAttribute(
      'href',
      pathIn(language, '/chat'),
    )
  })
}

test('without answers there is nothing to pay yet, without the paid flag nothing to see', async ({
  page,
  language,
}) => {
  const { detailed } = textsOf(language).payments
  await page.goto(pathIn(language, '/method'))
  await page.goto(pathIn(language, '/detailed-results'))
  await expect(page).toHaveURL(pathIn(language, '/payment'))
  const main = page.getByRole('main')
  await expect(main.getByText(detailed.questionsFirst)).toBeVisible()
  await expect(main.getByRole('listitem')).toHaveText(Object.values(detailed.features))
  await expect(main.getByText(formatPrice('detailed_analysis', language))).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link')).toHaveAttribute(
    'href',
    pathIn(language, '/detailed-assessment'),
  )
  await expectAccessibleScreen(page, language)
  await page.goBack()
  await expect(page).toHaveURL(pathIn(language, '/method'))
})

test.describe('offline', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

  test('the simulated payment fails and can be tried again', async ({ page, context }) => {
    const { payments } = textsOf('en')
    await answerLast(page, { form: 'detailed' })
    await context.setOffline(true)
    await payButton(page, 'en').click()
    await expect(page.getByText(payments.detailed.errors.failed)).toBeVisible()
    await expect(payButton(page, 'en')).toBeEnabled()
    await context.setOffline(false)
    await payButton(page, 'en').click()
    await expect(page).toHaveURL('/detailed-results')
  })
})
