import { expect, test } from './journey.ts'
import { textsOf } from './texts.ts'

const { app, legal } = textsOf('en')
test.use({ expectedConsole: /ERR_|Error loading route module|Failed to fetch|404/ })
const code = '**/assets/privacy-policy-screen-*.js'

test('code that a release has replaced is asked for anew, by one reload', async ({ page }) => {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  await page.goto('/sign-in')
  await page.route(code, (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('link', { name: app.footer.privacy }).first().click()
  await expect(page).toHaveURL('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal.title)
  expect(loads).toBe(2)
})

test('code that stays missing ends at a page of ours, without a loop', async ({ page }) => {
  let loads = 0
  page.on('domcontentloaded', () => loads++)
  const openWithoutCode = async () => {
    await page.goto('/sign-in')
    await page.route(code, (route) => route.fulfill({ status: 404 }), { times: 1 })
    await page.getByRole('link', { name: app.footer.privacy }).first().click()
  }
  await openWithoutCode()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal.title)
  await openWithoutCode()
  await expect(page.getByRole('heading', { name: app.broken.title })).toBeVisible()
  expect(loads).toBe(3)
  const button = page.getByRole('button', { name: app.broken.reload })
  await expect(button).toHaveCSS('min-height', '48px')
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal.title)
})

test('without a network it says so, and opens once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/sign-in')
  await expect(page.getByRole('link', { name: app.footer.privacy }).first()).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('link', { name: app.footer.privacy }).first().click()
  await expect(page.getByRole('heading', { name: app.offline.title })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(legal.title)
})
