import { expect, test } from './journey.ts'
import { makeUser, openProfile } from './made-user.ts'
import { textsOf } from './texts.ts'
import { answerAll, giveAddress, profileText, seeProfile } from './visitor.ts'

const { session, emails } = textsOf('en')

test('an address that has an account sees the same screens, and its new answers wait for the link', async ({
  page,
  product,
  address,
  openOtherBrowser,
}) => {
  await openProfile(page, product, address)
  const first = await profileText(page)
  await product.letPass(2)

  const other = await openOtherBrowser()
  await answerAll(other, { values: [1, 5, 5, 1, 4, 1, 5, 4, 2, 5] })
  await giveAddress(other, address)
  await expect(other.getByText(session.verificationSent.success)).toBeVisible()

  await page.reload()
  await seeProfile(page)
  expect(await profileText(page)).toBe(first)

  const mail = await product.newestMail(address, 2)
  expect(mail.subject).toBe(emails.signInLink.subject)
  expect(mail.text).toContain(emails.signInLink.introNewAnswers)
  await other.goto(mail.link)
  await seeProfile(other)
  expect(await profileText(other)).not.toBe(first)
})

test('asking to sign in looks the same for an unknown address, and sends nothing', async ({
  page,
  product,
  address,
}) => {
  await page.goto('/sign-in')
  await page.getByLabel(session.signIn.email).fill(address)
  await page.getByRole('button', { name: session.signIn.submit }).click()
  await expect(page.getByRole('heading', { name: session.checkEmail.title })).toBeVisible()
  await makeUser(product, `later.${address}`, { stage: 'account' })
  expect(await product.mailsTo(address)).toEqual([])
})
