import type { Page } from '@playwright/test'
import { expectAccessibleScreen, themesFor } from './accessible-screen.ts'
import { expect, test, withMotion } from './journey.ts'
import { answerThreeSteps, pay } from './payment-flow.ts'
import { keepScreenshot, type Look } from './screenshots.ts'
import { type Language, languages, pathIn, textsOf } from './texts.ts'
import {
  answerAll,
  expectProfile,
  profileText,
  readTaste,
  runClockUntilVisible,
  submitEmail,
} from './visitor-steps.ts'

/** Screens kept for the documents; other languages go the same way without one. */
const looks: Partial<Record<Language, Look>> = {
  sk: { width: 390, height: 844, colorScheme: 'light' },
  de: { width: 1280, height: 900, colorScheme: 'dark' },
}
const names = new Intl.DisplayNames('en', { type: 'language' })

/** An English visitor goes this way in keyboard-only.spec.ts. */
for (const language of languages.filter((each) => each !== 'en')) {
  const texts = textsOf(language)

  test.describe(() => {
    // What moves, moves in every language alike.
    test.use(language === 'sk' ? withMotion : {})

    test(`A ${names.of(language)} visitor answers, confirms by mail, pays and reads the report`, async ({
      page,
      product,
      email,
    }) => {
      test.slow()
      await page.goto(pathIn(language, '/'))
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.getByRole('link', { name: texts.landing.hero.action }).first().click()
      await expect(page).toHaveURL(pathIn(language, '/assessment'))
      await answerAll(page, { language })
      const opening = await readTaste(page, language)
      await expectAccessibleScreen(page, language, themesFor('/email-collection', language))
      await submitEmail(page, email, language)
      await expectAccessibleScreen(page, language, themesFor('/verification-sent', language))
      const mail = await product.newestMail(email)
      expect(mail.subject).toBe(texts.emails.confirmSignUp.subject)
      expect(mail.link).toContain(pathIn(language, '/callbacks/supabase/signup'))

      await page.goto(mail.link)
      await expect(page).toHaveURL(pathIn(language, '/calculate-profile'))
      await expectProfile(page, language)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('main')).toContainText(opening)
      // A search through the browser's history does not see past soft hyphens.
      expect(await page.title()).not.toContain('\u00ad')
      const words = (await profileText(page)).split(' ').length
      expect(words).toBeGreaterThan(700)
      const look = looks[language]
      if (look) await keepScreenshot(page, `dashboard-${language}`, look)
      await payAndReadReport(page, language)
    })
  })
}

/** What moves on the way, reveal.spec.ts shows. */
async function payAndReadReport(page: Page, language: Language) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { payments, results } = textsOf(language)
  await page.getByRole('link', { name: results.upsell.action }).click()
  await answerThreeSteps(page, language)
  await expect(page).toHaveURL(pathIn(language, '/payment-advanced'))
  await expect(page.getByRole('heading', { name: payments.advanced.done.title })).toBeVisible()
  const themes = themesFor('/payment-advanced', language)
  await expectAccessibleScreen(page, language, themes)
  await pay(page, language)
  await expectAccessibleScreen(page, language, themes)

  await page.clock.install()
  await page.getByRole('link', { name: payments.viewResults }).click()
  await expect(page).toHaveURL(pathIn(language, '/results-processing'))
  await runClockUntilVisible(page, page.getByText(results.processing.ready))
  await expectProfile(page, language)
  await expect(page.getByText(results.upsell.action)).toHaveCount(0)
}
