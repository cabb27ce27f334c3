import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'
import { answerLast, giveAddress } from './visitor.ts'

const { legal, session, app } = textsOf('en')

test('Go Back returns to the page one came from, with address and answers', async ({
  page,
  address,
}) => {
  await answerLast(page)
  await page.getByLabel(session.emailCollection.email).fill(address)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.getByRole('link', { name: legal.goBack }).click()
  await expect(page).toHaveURL('/email-collection')
  await expect(page.getByLabel(session.emailCollection.email)).toHaveValue(address)
  await page.evaluate(() => localStorage.clear())
  await giveAddress(page, address)
})

test('Go Back leads home for whoever came directly', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.getByRole('link', { name: legal.goBack }).click()
  await expect(page).toHaveURL('/')
})

test('the page has its ten sections and its date, and the footer leads to it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: app.footer.privacy }).click()
  await expect(page.getByText('15.9.2025').first()).toBeVisible()
  const titles = Object.values(legal.sections).map(({ title }) => title)
  expect(titles).toHaveLength(10)
  for (const title of titles) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  }
})
