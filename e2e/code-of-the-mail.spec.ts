import { expect, test } from './journey.ts'
import { makeUser } from './made-user.ts'
import { textsOf } from './texts.ts'
import { answerLast, askForLink, giveAddress, seeProfile } from './visitor.ts'

const { session, app } = textsOf('en')
test.use({ expectedConsole: /status of 40[03]/ })

test('the code confirms the address where the answers were given; a wrong one does not', async ({
  page,
  product,
  address,
}) => {
  await answerLast(page)
  await giveAddress(page, address)
  const { code } = await product.newestMail(address)
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  await page.getByLabel(session.code.label).fill(wrong)
  await page.getByRole('button', { name: session.code.submit }).click()
  await expect(page.getByText(session.code.wrong)).toBeVisible()

  await page.getByLabel(session.code.label).fill(code)
  await page.getByRole('button', { name: session.code.submit }).click()
  await seeProfile(page)
})

test('the code signs in as the link would', async ({ page, product, address }) => {
  await makeUser(product, address)
  await product.letPass(2)
  await askForLink(page, address)
  const { code } = await product.newestMail(address, 2)
  await page.getByLabel(session.code.label).fill(code)
  await page.getByRole('button', { name: session.code.submit }).click()
  await expect(page.getByText(session.signIn.success)).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: app.header.signIn })).toHaveCount(0)
})
