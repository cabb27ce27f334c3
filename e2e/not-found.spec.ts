import { expect, test } from './journey.ts'
import { languages, pathIn, textsOf } from './texts.ts'

const { app, assessment } = textsOf('en')
test.use({ expectedConsole: /404|ERR_FAILED/ })

for (const path of [
  '/nowhere',
  '/sk/nowhere',
  '/de/nowhere',
  '/assessment/deeper',
  '/xx/assessment',
]) {
  test(`${path} is not found, and links home`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true)
    const language = languages.find((known) => path.startsWith(`/${known}/`)) ?? 'en'
    const { text, home } = textsOf(language).app.notFound
    await expect(page.getByText(text)).toBeVisible()
    await page.getByRole('link', { name: home }).click()
    await expect(page).toHaveURL(pathIn(language, '/'))
  })
}

test('the old URL of the results leads to the dashboard and its rule', async ({ page }) => {
  await page.goto('/basic-results')
  await expect(page).toHaveURL('/assessment')
})

test('when the questions cannot be loaded, the page says so and leads home', async ({ page }) => {
  await page.route('**/api/questions**', (route) => route.abort())
  await page.goto('/assessment')
  await expect(page.getByText(assessment.error.title)).toBeVisible({ timeout: 20_000 })
  await page.getByRole('link', { name: app.common.backToHome }).first().click()
  await expect(page).toHaveURL('/')
})
