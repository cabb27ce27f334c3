import type { QuestionsBody } from '@individua/contract/questions'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { hold, scripts } from './page-load.ts'
import { type Language, languages, pathIn, textsOf } from './texts.ts'
import { createUser, signInAs } from './users.fixture.ts'
import { answer, expectQuestion, storeDraft } from './visitor-steps.ts'

/** As the server sends it: nothing of it needs a script. */
async function expectPrerendered(page: Page, language: Language) {
  const asked = await page.request.get(`/api/questions?type=basic&lang=${language}`)
  const { questions }: QuestionsBody = await asked.json()
  const html = await (await page.request.get(pathIn(language, '/assessment'))).text()
  const [heading] = /(?<=<h1[^>]*>)[^<]+(?=<\/h1>)/.exec(html) ?? []
  expect(heading).toBe(questions[0]?.questionText)
  expect(html).toContain(textsOf(language).app.likert[5])
}

test('the first question can be read and answered before any script runs, by tap and by key', async ({
  page,
}) => {
  for (const language of languages) await expectPrerendered(page, language)
  for (const way of ['tap', 'key']) {
    const release = await hold(page, scripts)
    await page.goto('/assessment', { waitUntil: 'commit' })
    await expectQuestion(page, 1)
    await expect(page.getByText(textsOf('en').app.likert[5], { exact: true })).toBeVisible()
    if (way === 'tap') await answer(page, 4)
    else await page.keyboard.press('4')
    await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked()
    release()
    await expectQuestion(page, 2)
    await page.getByRole('button', { name: textsOf('en').assessment.previous }).click()
    await expect(page.getByRole('radio', { name: /^4/ })).toBeChecked()
    await page.unroute(scripts)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
})

test('the first question can be answered while the others are being loaded', async ({ page }) => {
  const release = await hold(page, '**/api/questions/basic')
  const isHydrated = page.waitForRequest('**/api/questions/basic')
  await page.goto('/assessment')
  await isHydrated
  await page.keyboard.press('2')
  await expect(page.getByRole('radio', { name: /^2/ })).toBeChecked()
  release()
  await expectQuestion(page, 2)
})

test('a draft goes on at its question, and the first is not seen before', async ({ page }) => {
  await storeDraft(page, 3)
  const release = await hold(page, scripts)
  await page.goto('/assessment', { waitUntil: 'commit' })
  await expect(page.locator('[data-questions]')).toBeHidden()
  release()
  await expectQuestion(page, 4)
})

test('a signed-in reader does not see the first question before it can be answered', async ({
  page,
  product,
  email,
}) => {
  await signInAs(page, await createUser(product, email, { stage: 'account' }))
  const release = await hold(page, scripts)
  const letDecide = await hold(page, '**/api/results')
  const isHydrated = page.waitForRequest('**/api/results')
  await page.goto('/assessment', { waitUntil: 'commit' })
  await expect(page.locator('[data-questions="waiting"]')).toBeHidden()
  await page.keyboard.press('4')
  release()
  await isHydrated
  await expect(page.locator('[data-questions]')).toHaveCount(0)
  letDecide()
  await expectQuestion(page, 1)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await answer(page, 2)
  await expectQuestion(page, 2)
})
