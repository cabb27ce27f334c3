import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { type Language, languages, pathIn, textsOf } from './texts.ts'
import { answerAll, getProfile, giveAddress, seeProfile, seeQuestion } from './visitor.ts'

/** Paths that show themselves to a visitor without any state. */
const openPaths = ['/', '/sign-in', '/assessment', '/email-collection', '/privacy-policy']

function dottedKeys(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : dottedKeys(value, `${prefix}${key}.`),
  )
}
const textKeys = Object.values(textsOf('en'))
  .flatMap((texts) => dottedKeys(texts))
  .filter((key) => key.includes('.'))

/** Everything that must hold on any screen, in both themes and on the narrowest phone. */
async function expectSoundScreen(page: Page, language: Language) {
  await page.evaluate(() => document.fonts.ready)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect((await page.title()).length).toBeGreaterThan(5)
  const text = (await page.locator('header, main, footer').allTextContents()).join(' ')
  expect(text).not.toContain('{{')
  const words = new Set(text.split(/[^\w.]+/))
  expect(textKeys.filter((key) => words.has(key))).toEqual([])

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    const found = violations.map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`)
    expect(found).toEqual([])
  }
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBe(0)
  if (size) await page.setViewportSize(size)
}

for (const language of languages) {
  for (const path of openPaths) {
    test(`${pathIn(language, path)} is sound`, async ({ page }) => {
      await page.goto(pathIn(language, path))
      if (path === '/assessment') await seeQuestion(page, 1, language)
      await expectSoundScreen(page, language)
    })
  }

  test(`the screens on the way to a profile are sound in ${language}`, async ({
    page,
    product,
    address,
  }) => {
    await answerAll(page, { language })
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
    await getProfile(page, product, address)
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
