import { expect, test } from './journey.ts'
import { keepScreenshot } from './screenshots.ts'
import { languages, pathIn, textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'
import { answerAll, expectProfile, profileText, submitEmail } from './visitor-steps.ts'

const looks = {
  sk: { width: 390, height: 844, colorScheme: 'light' },
  de: { width: 1280, height: 900, colorScheme: 'dark' },
} as const
const names = { en: 'An English', sk: 'A Slovak', de: 'A German' }

for (const language of languages) {
  test(`${names[language]} visitor answers, confirms by mail and sees a profile`, async ({
    page,
    product,
    email,
  }) => {
    const texts = textsOf(language)
    await page.goto(pathIn(language, '/'))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.getByRole('link', { name: texts.landing.hero.action }).first().click()
    await expect(page).toHaveURL(pathIn(language, '/assessment'))

    await answerAll(page, { language })
    await submitEmail(page, email, language)
    const mail = await product.newestMail(email)
    expect(mail.subject).toBe(texts.emails.confirmSignUp.subject)
    expect(mail.link).toContain(pathIn(language, '/callbacks/supabase/signup'))

    await page.goto(mail.link)
    await expect(page).toHaveURL(pathIn(language, '/calculate-profile'))
    await expectProfile(page, language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const words = (await profileText(page)).split(' ').length
    expect(words).toBeGreaterThan(700)
    await expect(page.getByText(texts.results.upsell.action)).toBeVisible()

    await page.reload()
    await expectProfile(page, language)
    if (language !== 'en') await keepScreenshot(page, `dashboard-${language}`, looks[language])
  })
}

test('different answers give a different profile, equal answers the same one', async ({
  page,
  product,
  email,
  openOtherBrowser,
}) => {
  await openProfile(page, product, `a.${email}`)
  const other = await openOtherBrowser()
  await openProfile(other, product, `b.${email}`, { values: [1, 5, 5, 1, 4, 1, 5, 4, 2, 5] })
  const third = await openOtherBrowser()
  await openProfile(third, product, `c.${email}`)
  expect(await profileText(other)).not.toBe(await profileText(page))
  expect(await profileText(third)).toBe(await profileText(page))
})
