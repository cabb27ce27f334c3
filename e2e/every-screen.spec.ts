import { expectAccessibleScreen, themesFor } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { archetypePaths, openPaths, userPaths } from './screens.ts'
import { languageOf, languages, pathIn, textsOf } from './texts.ts'
import { createUser, openProfile, signInAs } from './users.fixture.ts'
import { expectQuestion } from './visitor-steps.ts'

/**
 * Axe reads every screen in one language. Here and in the whole flow every screen is also seen in
 * every language, because longer words change the layout. Other journeys run in one language.
 */

for (const path of [...openPaths, ...archetypePaths.slice(0, 1)]) {
  const language = languageOf(path)

  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(pathIn(language, path))
    if (path === '/assessment') await expectQuestion(page, 1, language)
    await expectAccessibleScreen(page, language)
  })
}

for (const [index, language] of languages.entries()) {
  test(`the screens of a visitor fit in ${language}`, async ({ page }) => {
    const isShare = (_: string, number: number) => number % languages.length === index
    for (const path of [...openPaths, ...archetypePaths.filter(isShare)]) {
      await page.goto(pathIn(language, path))
      await expectAccessibleScreen(page, language, [])
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
    await page.route('**/api/dashboard{,/first-screen}', (route) => route.abort())
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
