import { expect, test } from './journey.ts'
import { hold, scripts } from './page-load.ts'
import { type Language, languages, pathIn, textsOf } from './texts.ts'
import { storeDraft } from './visitor-steps.ts'

test('an address that is sent before the scripts run is sent by them, and stands in no URL', async ({
  page,
  email,
  language,
}) => {
  const { signIn, checkEmail } = textsOf(language).session
  const release = await hold(page, scripts)
  await page.goto(pathIn(language, '/sign-in'), { waitUntil: 'commit' })
  await page.getByLabel(signIn.email).fill(email)
  await page.getByLabel(signIn.email).press('Enter')
  await expect(page.getByLabel(signIn.email)).toHaveValue(email)
  release()
  await expect(page.getByRole('heading', { name: checkEmail.title })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(email)
  await expect(page).toHaveURL(pathIn(language, '/sign-in'))
})

test('an address that is typed before the scripts run stays in its field', async ({
  page,
  email,
  language,
}) => {
  const { signIn, emailCollection } = textsOf(language).session
  await storeDraft(page, 10)
  for (const [path, label] of [
    ['/sign-in', signIn.email],
    ['/email-collection', emailCollection.email],
  ] as const) {
    const release = await hold(page, scripts)
    await page.goto(pathIn(language, path), { waitUntil: 'commit' })
    await page.getByLabel(label).fill(email)
    release()
    await expect(page.locator('form[data-form=waiting]')).toHaveCount(0)
    await expect(page.getByLabel(label)).toHaveValue(email)
    await page.unroute(scripts)
  }
  const submit = { name: emailCollection.submit }
  await expect(page.getByRole('button', submit)).toBeEnabled()
})

test('without JavaScript every page says what needs it, and no form looks ready', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const expectNote = async (path: string, language: Language) => {
    await page.goto(pathIn(language, path))
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toHaveText(textsOf(language).app.noScript)
    await expect(page.locator('form:visible')).toHaveCount(0)
  }
  for (const language of languages) {
    for (const path of ['/', '/assessment', '/sign-in', '/dashboard']) {
      await expectNote(path, language)
    }
  }
  // One page for all paths that are not found.
  await expectNote('/no-such-page', 'en')
  await context.close()
})
