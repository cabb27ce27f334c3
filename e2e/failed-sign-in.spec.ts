import { expect, test } from './journey.ts'
import { pathIn, textsOf } from './texts.ts'
import { createUser } from './users.fixture.ts'
import { askForLink } from './visitor-steps.ts'

/** What a person reads when signing in fails, for real as in the error catalogue. */

test.use({ expectedConsole: /status of (4\d\d|50\d)/ })

test('signing in: without an email, refused, out of reach, too often', async ({
  page,
  product,
  email,
  language,
}) => {
  const { errors, session } = textsOf(language)
  const { signIn } = session
  await createUser(product, email, { stage: 'account' })
  await product.letPass(2)
  const submit = page.getByRole('button', { name: signIn.submit })
  await page.goto(pathIn(language, '/sign-in'))
  await submit.click()
  await expect(page.getByText(signIn.emailRequired)).toBeVisible()
  await page.getByLabel(signIn.email).fill(email)
  await product.withoutTable('auth.link_requests', async () => {
    await submit.click()
    await expect(page.getByText(signIn.error)).toBeVisible()
  })
  await product.withHangingDatabase(async () => {
    await submit.click()
    await expect(page.getByText(errors.unavailable)).toBeVisible()
  })
  // What was begun ends by itself: the mail comes all the same.
  await product.newestMail(email, 2)
  await expect(page.getByLabel(signIn.email)).toHaveValue(email)
  await submit.click()
  await expect(page.getByText(errors.too_many_requests)).toBeVisible()
  await product.letPass(2)
  await submit.click()
  await expect(page.getByText(signIn.magicLinkSent)).toBeVisible()
})

test('a code that is not whole, one that is not right, and the right one, which signs in', async ({
  page,
  product,
  email,
  language,
}) => {
  const { app, session } = textsOf(language)
  const { code } = session
  await createUser(product, email, { stage: 'account' })
  await product.letPass(2)
  await askForLink(page, email, language)
  const { code: right } = await product.newestMail(email, 2)
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
  const confirm = page.getByRole('button', { name: code.submit })
  await page.getByLabel(code.label).fill(wrong.slice(1))
  await confirm.click()
  await expect(page.getByText(code.incomplete)).toBeVisible()
  await page.getByLabel(code.label).fill(wrong)
  await confirm.click()
  await expect(page.getByText(code.wrong)).toBeVisible()
  await expect(page.getByLabel(code.label)).toHaveValue(wrong)
  await page.getByLabel(code.label).fill(right)
  await confirm.click()
  await expect(page.getByText(session.signIn.success)).toBeVisible()
  await expect(page).toHaveURL(pathIn(language, '/'))
  await expect(page.getByRole('link', { name: app.header.signIn })).toHaveCount(0)
})

test('links without tokens, and links that are no good', async ({ page, language }) => {
  const { app, session } = textsOf(language)
  const { callback, signIn } = session
  await page.goto(pathIn(language, '/callbacks/supabase/signin'))
  await expect(page.getByText(signIn.error)).toBeVisible()
  await expect(page).toHaveURL(pathIn(language, '/'))

  const link = `?token_hash=${'f'.repeat(56)}&type=magiclink`
  await page.goto(pathIn(language, `/callbacks/supabase/signin${link}`))
  await page.getByRole('button', { name: callback.pressSignIn }).click()
  await expect(page.getByText(signIn.error)).toBeVisible()
  await expect(page).toHaveURL(pathIn(language, '/'))

  await page.goto(pathIn(language, `/callbacks/supabase/signup${link}`))
  await page.getByRole('button', { name: callback.pressConfirm }).click()
  await expect(page.getByText(callback.invalid)).toBeVisible()
  await page.getByRole('link', { name: app.common.backToHome }).click()
  await expect(page).toHaveURL(pathIn(language, '/'))
  await page.goto(pathIn(language, '/callbacks/supabase/signup'))
  await expect(page.getByText(callback.invalid)).toBeVisible()
  await page.goto(pathIn(language, '/callbacks/supabase/signin#access_token=a.b.c&refresh_token=d'))
  await expect(page.getByText(signIn.error)).toBeVisible()
  await expect(page).toHaveURL(pathIn(language, '/'))
})
