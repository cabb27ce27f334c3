import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { createUser } from './users.fixture.ts'
import { answerLast, askForLink, expectProfile, submitEmail } from './visitor-steps.ts'

const { session, app } = textsOf('en')
test.use({ expectedConsole: /status of 40[013]/ })

test('an invalid link shows an error and a link home', async ({ page }) => {
  await page.goto(`/callbacks/supabase/signup?token_hash=${'f'.repeat(56)}&type=signup`)
  await page.getByRole('button', { name: session.callback.pressConfirm }).click()
  await expect(page.getByText(session.callback.invalid)).toBeVisible()
  await page.getByRole('link', { name: app.common.backToHome }).click()
  await expect(page).toHaveURL('/')
})

test('a callback without any token fails like an invalid link', async ({ page }) => {
  await page.goto('/callbacks/supabase/signup')
  await expect(page.getByText(session.callback.invalid)).toBeVisible()
  await page.goto('/callbacks/supabase/signin')
  await expect(page.getByText(session.signIn.error)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a link is good for ten minutes; a new one brings the answers back', async ({
  page,
  product,
  email,
}) => {
  await answerLast(page)
  await submitEmail(page, email)
  const { link } = await product.newestMail(email)
  await product.letPass(11)
  await page.goto(link)
  await expect(page.getByText(session.callback.invalid)).toBeVisible()

  await askForLink(page, email)
  await page.goto((await product.newestMail(email, 2)).link)
  await expectProfile(page)
})

test('a link works once', async ({ page, product, email }) => {
  await createUser(product, email)
  const { link } = await product.newestMail(email)
  await page.goto(link)
  await page.getByRole('button', { name: session.callback.pressConfirm }).click()
  await expect(page.getByText(session.callback.invalid)).toBeVisible()
})

test('tokens in the fragment or the query sign in as well', async ({ page, product, email }) => {
  const user = await createUser(product, email, { stage: 'account' })
  const { access_token, refresh_token } = user.session
  const tokens = `access_token=${access_token}&refresh_token=${refresh_token}&type=magiclink`
  for (const separator of ['#', '?']) {
    await page.goto(`/callbacks/supabase/signin${separator}${tokens}`)
    await expect(page).toHaveURL('/')
    await expect(page.getByText(session.signIn.success)).toBeVisible()
    expect(page.url()).not.toContain('token')
    await page.evaluate(() => localStorage.clear())
  }
})
