import { languageNames } from '@individua/contract/languages'
import type { Page } from '@playwright/test'
import { expectAccessibleScreen, narrow, themesFor } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { archetypePaths, openPaths, userPaths } from './screens.ts'
import { type Language, languageOf, languages, pathIn } from './texts.ts'
import { createUser, signInAs } from './users.fixture.ts'
import { chooseLanguage, expectQuestion } from './visitor-steps.ts'

/**
 * Axe reads every screen in one language. Here and in the whole flow every screen is also seen in
 * every language, because longer words change the layout. Other journeys run in one language.
 */

/**
 * Reads the screen, open in one language, in its own, and sees in all whether their words fit.
 * @returns the language in which it is open then
 */
async function expectScreenInEveryLanguage(page: Page, path: string, opened: Language) {
  let shown = opened
  const wide = page.viewportSize() ?? narrow
  for (const language of [opened, ...languages.filter((other) => other !== opened)]) {
    if (language !== shown) await chooseLanguage(page, languageNames[language])
    shown = language
    await expect(page).toHaveURL(pathIn(language, path))
    if (path === '/assessment') await expectQuestion(page, 1, language)
    await page.waitForFunction(() => !document.querySelector('.animate-pulse'))
    const themes = themesFor(path, language)
    // Where axe reads nothing, the page is only as wide as its words have to fit.
    await page.setViewportSize(themes.length > 0 ? wide : narrow)
    await expectAccessibleScreen(page, language, themes)
  }
  await page.setViewportSize(wide)
  return shown
}

for (const language of languages) {
  test(`open screens are accessible in ${language}, and fit in every language`, async ({
    page,
  }) => {
    for (const path of openPaths.filter((each) => languageOf(each) === language)) {
      await test.step(path, async () => {
        await page.goto(pathIn(language, path))
        await expectScreenInEveryLanguage(page, path, language)
      })
    }
  })
}

test('every figure’s page fits, in one language each, and the first is accessible', async ({
  page,
}) => {
  const wide = page.viewportSize() ?? narrow
  for (const [index, language] of languages.entries()) {
    await page.goto(pathIn(language, '/archetypes-info'))
    const isShare = (_: string, number: number) => number % languages.length === index
    for (const path of archetypePaths.filter(isShare)) {
      await page
        .locator(`main a[href="${pathIn(language, path)}"]`)
        .first()
        .click()
      await expect(page).toHaveURL(pathIn(language, path))
      const isFirst = path === archetypePaths[0]
      await page.setViewportSize(isFirst ? wide : narrow)
      await expectAccessibleScreen(page, language, isFirst ? undefined : [])
      await page.goBack()
    }
  }
})

/** By the panel where it has an entry, which takes no load of the page. */
async function openAsUser(page: Page, path: string, language: Language) {
  const entry = page.locator(`aside a[href="${pathIn(language, path)}"]`)
  if ((await entry.count()) === 0) return page.goto(pathIn(language, path))
  await entry.click()
}

test('the screens of a user with the full report are accessible, and fit in every language', async ({
  page,
  product,
  email,
}) => {
  test.slow()
  await signInAs(page, await createUser(product, email, { stage: 'report' }))
  await page.goto('/my-answers')
  await expect(page.getByRole('complementary')).toBeVisible()
  let shown: Language = 'en'
  for (const path of userPaths) {
    await test.step(path, async () => {
      await openAsUser(page, path, shown)
      shown = await expectScreenInEveryLanguage(page, path, shown)
    })
  }
})
