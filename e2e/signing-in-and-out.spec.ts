import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { createUser } from './users.fixture.ts'
import { askForLink, expectProfile } from './visitor-steps.ts'

const { session, app } = textsOf('en')

test('a user with an account signs in by link, reads the profile and signs out', async ({
  page,
  product,
  email,
}) => {
  await createUser(product, email)
  await product.letPass(2)

  await page.goto('/')
  await page.getByRole('link', { name: app.header.signIn }).click()
  await page.getByRole('button', { name: session.signIn.submit }).click()
  await expect(page.getByText(session.signIn.emailRequired)).toBeVisible()
  await page.getByLabel(session.signIn.email).fill(email)
  await page.getByRole('button', { name: session.signIn.submit }).click()
  await expect(page.getByText(session.signIn.magicLinkSent)).toBeVisible()
  await expect(page.getByRole('heading', { name: session.checkEmail.title })).toBeVisible()

  await page.goto((await product.newestMail(email, 2)).link)
  await expect(page).toHaveURL('/')
  await expect(page.getByText(session.signIn.success)).toBeVisible()
  await page.getByRole('link', { name: app.header.dashboard }).click()
  await expectProfile(page)

  await page.getByRole('button', { name: app.header.signOut }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: app.header.signIn })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/assessment')
})

test('the sign-in link keeps the language of the page it was asked from', async ({
  page,
  product,
  email,
}) => {
  await createUser(product, email)
  await product.letPass(2)
  const german = textsOf('de')
  await askForLink(page, email, 'de')
  const mail = await product.newestMail(email, 2)
  expect(mail.subject).toBe(german.emails.signInLink.subject)
  expect(mail.link).toContain('/de/callbacks/supabase/signin')
  await page.goto(mail.link)
  await expect(page).toHaveURL('/de')
})

test('the card after sending leads back to the form and home', async ({ page, email }) => {
  await askForLink(page, email)
  await page.getByRole('button', { name: session.checkEmail.tryAgain }).click()
  await expect(page.getByLabel(session.signIn.email)).toHaveValue(email)
  await expect(page.getByRole('button', { name: session.signIn.submit })).toBeVisible()
})
