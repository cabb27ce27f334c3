import { readFileSync } from 'node:fs'
import { languageNames } from '@individua/contract/languages'
import { formatPrice } from '@individua/contract/prices'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleScreen, themesFor } from './accessible-screen.ts'
import { test } from './journey.ts'
import { fill, languages, pathIn, textsOf } from './texts.ts'
import { chooseLanguage, storeDraft, waitForText } from './visitor-steps.ts'

const { app, assessment, legal, payments, results } = textsOf('en')
test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ })

function payButton(page: Page) {
  const price = formatPrice('detailed_analysis', 'en')
  return page.getByRole('button', { name: fill(payments.detailed.pay, { price }) })
}

test('the simulated payment opens the sample and its PDF, and fails without a network', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await answerDetailed(page)
  await expectFitInEveryLanguage(page, '/payment', async (language) => {
    await expect(page.getByText(textsOf(language).payments.detailed.preview)).toBeVisible()
  })
  await expect(page.getByText('$19.99', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6)
  await expect(page.getByRole('link', { name: payments.detailed.back })).toBeVisible()
  await goToPrivacyAndBack(page)

  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  await context.setOffline(true)
  await payButton(page).click()
  await page.clock.runFor(2100)
  await expect(page.getByText(payments.detailed.errors.failed)).toBeVisible()
  await expect(payButton(page)).toBeEnabled()
  await context.setOffline(false)
  await payButton(page).click()
  await page.clock.runFor(1900)
  await expect(page.getByText(payments.detailed.paying)).toBeVisible()
  await page.clock.runFor(200)
  await page.clock.resume()

  await expect(page).toHaveURL('/detailed-results')
  await expectFitInEveryLanguage(page, '/detailed-results', async (language) => {
    await expect(page.getByText(textsOf(language).results.sample.notice)).toBeVisible()
  })
  await goToPrivacyAndBack(page)
  await expect(page).toHaveURL('/detailed-results')
  await page.reload()
  const isSaved = page.waitForEvent('download')
  await page.getByRole('button', { name: results.sample.pdf }).click()
  const path = await (await isSaved).path()
  expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(page.getByRole('link', { name: results.sample.chat })).toHaveAttribute(
    'href',
    '/chat',
  )
})

async function answerDetailed(page: Page) {
  await storeDraft(page, 21, 'detailed')
  await page.goto('/detailed-assessment')
  for (let number = 22; number <= 24; number++) {
    const progress = fill(assessment.progress, { number, total: 24 })
    await waitForText(page, progress)
    await page
      .getByRole('radio')
      .nth(number % 5)
      .click()
    await page.clock.runFor(300)
  }
  await expect(page).toHaveURL('/payment')
}

/** The switcher keeps the navigation state, with the answers and what was paid. */
async function expectFitInEveryLanguage(
  page: Page,
  path: string,
  isShown: (language: (typeof languages)[number]) => Promise<void>,
) {
  // The URL is that of the next page before its header is: the languages led to the page before.
  await isShown('en')
  for (const language of languages.toReversed()) {
    await chooseLanguage(page, languageNames[language])
    await expect(page).toHaveURL(pathIn(language, path))
    await isShown(language)
    await expectAccessibleScreen(page, language, themesFor(path, language))
  }
}

async function goToPrivacyAndBack(page: Page) {
  await page.getByRole('link', { name: app.footer.privacy }).click()
  await page.getByRole('link', { name: legal.goBack }).click()
}
