import { bothThemes, expectAccessibleScreen, themesFor } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { archetypePaths, openPaths, userPaths } from './screens.ts'
import { languages, pathIn, textsOf } from './texts.ts'
import { createUser, openProfile, signInAs } from './users.fixture.ts'
import { answerLast, expectProfile, expectQuestion, submitEmail } from './visitor-steps.ts'

/**
 * Here and in the whole flow every screen is seen in every language, because longer words change the
 * layout; axe reads it in one. Other journeys run in one language.
 */

for (const [index, language] of languages.entries()) {
  for (const path of openPaths) {
    test(`${pathIn(language, path)} is accessible`, async ({ page }) => {
      await page.goto(pathIn(language, path))
      if (path === '/assessment') await expectQuestion(page, 1, language)
      await expectAccessibleScreen(page, language, themesFor(path, language))
    })
  }

  test(`the pages of a share of the archetypes are accessible in ${language}`, async ({ page }) => {
    const paths = archetypePaths.filter((_, number) => number % languages.length === index)
    expect(paths).not.toHaveLength(0)
    for (const [number, path] of paths.entries()) {
      await page.goto(pathIn(language, path))
      // They differ in their words only: axe reads the first.
      await expectAccessibleScreen(page, language, number === 0 ? bothThemes : [])
    }
  })

  test(`the screens of a user with the full report are accessible in ${language}`, async ({
    page,
    product,
    email,
  }) => {
    await signInAs(page, await createUser(product, email, { language, stage: 'report' }))
    for (const path of userPaths) {
      await page.goto(pathIn(language, path))
      await expect(page.locator('.animate-pulse')).toHaveCount(0)
      await expectAccessibleScreen(page, language, themesFor(path, language))
    }
  })

  test(`the screens before the profile are accessible in ${language}`, async ({
    page,
    product,
    email,
  }) => {
    const expectAccessible = (path: string) =>
      expectAccessibleScreen(page, language, themesFor(path, language))
    await answerLast(page, { language })
    await expectAccessible('/email-collection')
    await submitEmail(page, email, language)
    await expectAccessible('/verification-sent')
    await page.goto((await product.newestMail(email)).link)
    await expectProfile(page, language)
    await expectAccessible('/dashboard')
  })
}

test.describe('error screens are accessible as well', () => {
  test.use({ expectedConsole: /404|ERR_FAILED|status of 40[03]/ })

  test('not found, a failed link and a failed load', async ({ page, product, email }) => {
    await page.goto('/sk/nowhere')
    await expectAccessibleScreen(page, 'sk')
    await page.goto('/de/callbacks/supabase/signup')
    await expect(page.getByText(textsOf('de').session.callback.invalid)).toBeVisible()
    await expectAccessibleScreen(page, 'de')
    await openProfile(page, product, email)
    await page.route('**/api/dashboard', (route) => route.abort())
    await page.reload()
    await expect(page.getByText(textsOf('en').results.dashboard.error.title)).toBeVisible()
    await expectAccessibleScreen(page, 'en')
  })
})

test('a prefix without texts of its own shows English under that prefix', async ({ page }) => {
  await page.goto('/fr/assessment')
  await expectQuestion(page, 1, 'en')
  await page.getByRole('link', { name: textsOf('en').app.common.backToHome }).click()
  await expect(page).toHaveURL('/fr')
})
