import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { createUser } from './users.fixture.ts'
import { askForLink, expectProfile } from './visitor-steps.ts'

const { app, emails, session } = textsOf('de')

test('a user with an account signs in by link, in the language of the page, reads the profile and signs out', async ({
  page,
  product,
  email,
}) => {
  await createUser(product, email)
  await product.letPass(2)

  await page.goto('/de')
  await page.getByRole('link', { name: app.header.signIn }).click()
  await page.getByLabel(session.signIn.email).fill(email)
  await page.getByRole('button', { name: session.signIn.submit }).click()
  await expect(page.getByText(session.signIn.magicLinkSent)).toBeVisible()
  await expect(page.getByRole('heading', { name: session.checkEmail.title })).toBeVisible()

  const mail = await product.newestMail(email, 2)
  expect(mail.subject).toBe(emails.signInLink.subject)
  expect(mail.link).toContain('/de/callbacks/supabase/signin')
  await page.goto(mail.link)
  await expect(page).toHaveURL('/de')
  await expect(page.getByText(session.signIn.success)).toBeVisible()
  await page.getByRole('link', { name: app.header.dashboard }).click()
  await expectProfile(page, 'de')

  await page.getByRole('button', { name: app.header.signOut }).click()
  await expect(page).toHaveURL('/de')
  await expect(page.getByRole('link', { name: app.header.signIn })).toBeVisible()
  await page.goto('/de/dashboard')
  await expect(page).toHaveURL('/de/assessment')
})

test('asking to sign in looks the same for an unknown email, and sends nothing', async ({
  page,
  product,
  email,
}) => {
  await askForLink(page, email, 'de')
  await createUser(product, `later.${email}`, { stage: 'account' })
  expect(await product.mailsTo(email)).toEqual([])
  await page.getByRole('button', { name: session.checkEmail.tryAgain }).click()
  await expect(page.getByLabel(session.signIn.email)).toHaveValue(email)
  await expect(page.getByRole('button', { name: session.signIn.submit })).toBeVisible()
})
