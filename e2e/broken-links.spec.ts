import { expectAccessibleScreen } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { createUser } from './users.fixture.ts'
import { answerLast, expectProfile, submitEmail } from './visitor-steps.ts'

const { session, errors } = textsOf('en')
test.use({ expectedConsole: /status of 4(0[013]|29)/ })

test('a confirmation is good for a day; after it the screen sends a new link, which another device opens by one press', async ({
  page,
  product,
  email,
  openOtherBrowser,
}) => {
  await answerLast(page)
  await submitEmail(page, email)
  const { link } = await product.newestMail(email)
  await product.letPass(24 * 60 + 1)
  await page.goto(link)
  const press = page.getByRole('button', { name: session.callback.pressConfirm })
  const failed = page.getByText(session.callback.invalid)
  await expect(press.or(failed)).toBeVisible()
  if (await press.isVisible()) await press.click()
  await expect(failed).toBeVisible()
  await expectAccessibleScreen(page, 'en')

  await page.getByLabel(session.callback.askEmail).fill(email)
  await page.getByRole('button', { name: session.callback.newLink }).click()
  await expect(page.getByRole('heading', { name: session.checkEmail.title })).toBeVisible()
  const phone = await openOtherBrowser()
  await phone.goto((await product.newestMail(email, 2)).link)
  await expect(phone.getByRole('heading', { name: session.callback.pressTitle })).toBeVisible()
  expect(phone.url()).not.toContain('token')
  await phone.reload()
  await phone.getByRole('button', { name: session.callback.pressConfirm }).click()
  await expectProfile(phone)
})

test('a typo in the email is mended with the answers in place, and a mail is sent again', async ({
  page,
  product,
  email,
}) => {
  const { verificationSent } = session
  await answerLast(page)
  await submitEmail(page, `typo-${email}`)
  await page.reload()
  await expect(page.getByText(`typo-${email}`)).toBeVisible()
  await page.getByRole('link', { name: verificationSent.change }).click()
  await expect(page).toHaveURL('/email-collection')
  await expect(page.getByLabel(session.emailCollection.email)).toHaveValue(`typo-${email}`)
  await submitEmail(page, email)
  const { link } = await product.newestMail(email)

  await page.getByRole('button', { name: verificationSent.again }).click()
  await expect(page.getByText(errors.too_many_requests)).toBeVisible()
  await product.letPass(2)
  await page.getByRole('button', { name: verificationSent.again }).click()
  await expect(page.getByText(verificationSent.sentAgain)).toBeVisible()
  const newest = await product.newestMail(email, 2)
  expect(newest.link).not.toBe(link)
  await expectAccessibleScreen(page, 'en')
  await page.goto(newest.link)
  await expectProfile(page)
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
