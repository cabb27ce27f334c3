import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { createUser } from './users.fixture.ts'
import { answerLast, askForLink, expectProfile, submitEmail } from './visitor-steps.ts'

const { session, app } = textsOf('en')
test.use({ expectedConsole: /status of 40[03]/ })

test('the code confirms the email where the answers were given; a wrong one does not', async ({
  page,
  product,
  email,
}) => {
  await answerLast(page)
  await submitEmail(page, email)
  const { code } = await product.newestMail(email)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  await page.getByLabel(session.code.label).fill(wrong)
  await page.getByRole('button', { name: session.code.submit }).click()
  await expect(page.getByText(session.code.wrong)).toBeVisible()

  await page.getByLabel(session.code.label).fill(code)
  await page.getByRole('button', { name: session.code.submit }).click()
  await expectProfile(page)
})

test('the code signs in as the link would', async ({ page, product, email }) => {
  await createUser(product, email)
  await product.letPass(2)
  await askForLink(page, email)
  const { code } = await product.newestMail(email, 2)
  await page.getByLabel(session.code.label).fill(code)
  await page.getByRole('button', { name: session.code.submit }).click()
  await expect(page.getByText(session.signIn.success)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: app.header.signIn })).toHaveCount(0)
})
