import { languageNames } from '@individua/contract/languages'
import { expect, test } from './journey.ts'
import { languages, pathIn, textsOf } from './texts.ts'
import { chooseLanguage } from './visitor-steps.ts'

test.use({ viewport: { width: 360, height: 740 } })

test('on a phone the header of a visitor is one row of targets in every language', async ({
  page,
}) => {
  for (const path of ['/method', '/assessment']) {
    await page.goto(path)
    for (const language of languages) {
      await chooseLanguage(page, languageNames[language])
      await expect(page).toHaveURL(pathIn(language, path))
      await page.evaluate(() => document.fonts.ready)
      const header = page.getByRole('banner')
      const { signIn } = textsOf(language).app.header
      await expect(header.getByRole('link', { name: signIn })).toBeVisible()
      const targets = await header
        .locator('a:not([href^="#"]):visible, button:visible, summary:visible')
        .all()
      // Logo, theme and sign-in, and the languages, which fold into a menu when there are many.
      expect(targets).toHaveLength(3 + (languages.length > 3 ? 1 : languages.length))
      const boxes = await Promise.all(targets.map((target) => target.boundingBox()))
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
      for (const box of boxes) {
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect(box?.height).toBeGreaterThanOrEqual(44)
      }
    }
  }
})
