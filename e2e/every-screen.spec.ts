import { webPaths } from '../packages/contract/src/paths.ts'
import { expect, test } from './journey.ts'
import { makeUser, openProfile, signInAs } from './made-user.ts'
import { expectSoundScreen } from './sound-screen.ts'
import { languages, pathIn, textsOf } from './texts.ts'
import { answerLast, giveAddress, seeProfile, seeQuestion } from './visitor.ts'

/** Paths that show themselves to a visitor without any state. */
const openPaths = [
  '/',
  '/sign-in',
  '/assessment',
  '/detailed-assessment',
  '/email-collection',
  '/method',
  '/privacy-policy',
  '/callbacks/payment/success',
]
/** What has no journey of its own that looks, as somebody sees it who has the full report. */
const ownPaths = ['/dashboard', '/jungian-dashboard', '/advanced-assessment']

const archetypePaths = webPaths.filter((path) => path.startsWith('/archetypes-info/'))

for (const [index, language] of languages.entries()) {
  for (const path of openPaths) {
    test(`${pathIn(language, path)} is sound`, async ({ page }) => {
      await page.goto(pathIn(language, path))
      if (path === '/assessment') await seeQuestion(page, 1, language)
      await expectSoundScreen(page, language)
    })
  }

  test(`the pages of four of the twelve archetypes are sound in ${language}`, async ({ page }) => {
    const paths = archetypePaths.filter((_, place) => place % languages.length === index)
    expect(paths).toHaveLength(4)
    for (const path of paths) {
      await page.goto(pathIn(language, path))
      await expectSoundScreen(page, language)
    }
  })

  test(`the screens of somebody with the full report are sound in ${language}`, async ({
    page,
    product,
    address,
  }) => {
    await signInAs(page, await makeUser(product, address, { language, stage: 'report' }))
    for (const path of ownPaths) {
      await page.goto(pathIn(language, path))
      await expect(page.locator('.animate-pulse')).toHaveCount(0)
      await expectSoundScreen(page, language)
    }
  })

  test(`the screens on the way to a profile are sound in ${language}`, async ({
    page,
    product,
    address,
  }) => {
    await answerLast(page, { language })
    await expectSoundScreen(page, language)
    await giveAddress(page, address, language)
    await expectSoundScreen(page, language)
    await page.goto((await product.newestMail(address)).link)
    await seeProfile(page, language)
    await expectSoundScreen(page, language)
  })
}

test.describe('what goes wrong is sound as well', () => {
  test.use({ expectedConsole: /404|ERR_FAILED|status of 40[03]/ })

  test('not found, a failed link and a failed load', async ({ page, product, address }) => {
    await page.goto('/sk/nowhere')
    await expectSoundScreen(page, 'sk')
    await page.goto('/de/callbacks/supabase/signup')
    await expect(page.getByText(textsOf('de').session.callback.invalid)).toBeVisible()
    await expectSoundScreen(page, 'de')
    await openProfile(page, product, address)
    await page.route('**/api/dashboard', (route) => route.abort())
    await page.reload()
    await expect(page.getByText(textsOf('en').results.dashboard.error.title)).toBeVisible()
    await expectSoundScreen(page, 'en')
  })
})

test('a prefix without texts of its own shows English under that prefix', async ({ page }) => {
  await page.goto('/fr/assessment')
  await seeQuestion(page, 1, 'en')
  await page.getByRole('link', { name: textsOf('en').app.common.backToHome }).click()
  await expect(page).toHaveURL('/fr')
})
