import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { openProfile } from './users.fixture.ts'
import { answerLast, expectProfile, profileText, submitEmail } from './visitor-steps.ts'

const { session, emails } = textsOf('en')

test('an email that has an account sees the same screens, and its new answers wait for the link', async ({
  page,
  product,
  email,
  openOtherBrowser,
}) => {
  await openProfile(page, product, email, { values: [1, 5, 5, 1, 4, 1, 5, 4, 2, 5] })
  const first = await profileText(page)
  await product.letPass(2)

  const other = await openOtherBrowser()
  await answerLast(other)
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
