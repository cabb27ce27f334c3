import { expect, test } from './journey.ts'
import { pathIn, textsOf } from './texts.ts'
import { answerLast, submitEmail } from './visitor-steps.ts'

const { legal, session } = textsOf('en')

test('Go Back returns to the previous page, with email and answers', async ({ page, email }) => {
  await answerLast(page)
  await page.getByLabel(session.emailCollection.email).fill(email)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.getByRole('link', { name: legal.goBack }).click()
  await expect(page).toHaveURL('/email-collection')
  await expect(page.getByLabel(session.emailCollection.email)).toHaveValue(email)
  await page.evaluate(() => localStorage.clear())
  await submitEmail(page, email)
})

test('Go Back leads to the page whose footer was used, as it was', async ({ page, language }) => {
  const texts = textsOf(language)
  const footerLink = { name: texts.app.footer.privacy }
  const goBack = { name: texts.legal.goBack }
  for (const path of ['/method?from=letter', '/jungian-dashboard?tab=practice']) {
    await page.goto(pathIn(language, path))
    await page.getByRole('link', footerLink).click()
    await expect(page).toHaveURL(pathIn(language, '/privacy-policy'))
    // Before its script runs the page does not know where it was linked from.
    await expect(page.getByRole('link', goBack)).toHaveAttribute('href', pathIn(language, path))
    await page.getByRole('link', footerLink).click()
    await page.getByRole('link', goBack).click()
    await expect(page).toHaveURL(pathIn(language, path))
  }
})

test.describe('before any script', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch dynamically/ })

  test('Go Back knows the page also where no script had begun', async ({ page, language }) => {
    const { app, legal } = textsOf(language)
    await page.route('**/*.js', (route) => route.abort())
    await page.goto(pathIn(language, '/method'))
    await page.unroute('**/*.js')
    await page.getByRole('link', { name: app.footer.privacy }).click()
    await expect(page).toHaveURL(pathIn(language, '/privacy-policy'))
    await expect(page.getByRole('link', { name: legal.goBack })).toHaveAttribute(
      'href',
      pathIn(language, '/method'),
    )
  })
})
