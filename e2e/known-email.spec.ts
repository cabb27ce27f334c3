import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { createUser, openProfile } from './users.fixture.ts'
import { answerAll, expectProfile, profileText, submitEmail } from './visitor-steps.ts'

const { session, emails } = textsOf('en')

test('an email that has an account sees the same screens, and its new answers wait for the link', async ({
  page,
  product,
  email,
  openOtherBrowser,
}) => {
  await openProfile(page, product, email)
  const first = await profileText(page)
  await product.letPass(2)

  const other = await openOtherBrowser()
  await answerAll(other, { values: [1, 5, 5, 1, 4, 1, 5, 4, 2, 5] })
  await submitEmail(other, email)
  await expect(other.getByText(session.verificationSent.success)).toBeVisible()

  await page.reload()
  await expectProfile(page)
  expect(await profileText(page)).toBe(first)

  const mail = await product.newestMail(email, 2)
  expect(mail.subject).toBe(emails.signInLink.subject)
  expect(mail.text).toContain(emails.signInLink.introNewAnswers)
  await other.goto(mail.link)
  await expectProfile(other)
  expect(await profileText(other)).not.toBe(first)
})

test('asking to sign in looks the same for an unknown email, and sends nothing', async ({
  page,
  product,
  email,
}) => {
  await page.goto('/sign-in')
  await page.getByLabel(session.signIn.email).fill(email)
  await page.getByRole('button', { name: session.signIn.submit }).click()
  await expect(page.getByRole('heading', { name: session.checkEmail.title })).toBeVisible()
  await createUser(product, `later.${email}`, { stage: 'account' })
  expect(await product.mailsTo(email)).toEqual([])
})
