import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleScreen } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { pathIn, textsOf } from './texts.ts'
import { openAs, openProfile } from './users.fixture.ts'

const english = textsOf('en')

test('the panel leads to answers and account, accessible', async ({
  page,
  product,
  email,
  language,
}) => {
  const { account, app } = textsOf(language)
  await openProfile(page, product, email, { language })
  const panel = page.getByRole('complementary', { name: app.panel.label })
  await expect(panel).toContainText(email)
  await expect(panel).toContainText(app.panel.authenticated)

  await panel.getByRole('link', { name: app.panel.answers }).click()
  await expect(page).toHaveURL(pathIn(language, '/my-answers'))
  await expect(page.getByRole('heading', { name: account.myAnswers.title })).toBeVisible()
  await expect(page.getByText(/^100\s?%$/)).toBeVisible()
  await expect(page.getByText('4/5')).toHaveCount(2)
  await expect(page.getByText(account.myAnswers.types.likert, { exact: true })).toHaveCount(10)
  await expectAccessibleScreen(page, language)

  await panel.getByRole('link', { name: email }).click()
  await expect(page).toHaveURL(pathIn(language, '/profile'))
  await expect(page.getByText(account.profile.free, { exact: true })).toBeVisible()
  await expect(page.getByText(account.profile.payments.empty)).toBeVisible()
  await expectAccessibleScreen(page, language)
  await page.getByRole('link', { name: account.profile.back }).click()
  await expect(page).toHaveURL(pathIn(language, '/dashboard'))
})

/** The computed colour of one of the theme's colours. */
function colourOf(page: Page, name: string): Promise<string> {
  return page.evaluate((token) => {
    const probe = document.createElement('span')
    probe.style.color = `var(--${token})`
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }, name)
}

test('answers and payments have the colour of their state', async ({ page, product, email }) => {
  const payments = ['succeeded', 'pending', 'failed', 'expired', 'refunded', 'disputed'].map(
    (status) => ({
      id: status,
      plan_name: 'Full report',
      plan_price: 3.99,
      currency: 'EUR',
      status,
      paid_at: null,
    }),
  )
  await page.route('**/api/users/payments', (route) => route.fulfill({ json: payments }))
  await openProfile(page, product, email)
  const expectColour = async (state: string, name: string) => {
    const wanted = await colourOf(page, name)
    const shown = await page.locator(state).all()
    expect(shown.length).toBeGreaterThan(0)
    for (const each of shown) await expect(each).toHaveCSS('color', wanted)
  }
  await page.goto('/my-answers')
  await expect(page.getByText('4/5')).toHaveCount(2)
  await expectColour('[data-leaning=disagrees]', 'rust')
  await expectColour('[data-leaning=neutral]', 'gold')
  await expectColour('[data-leaning=agrees]', 'leaf')
  await page.goto('/profile')
  await expect(page.locator('[data-outcome]')).toHaveCount(payments.length)
  await expectColour('[data-outcome=paid]', 'leaf')
  await expectColour('[data-outcome=waiting]', 'ink-soft')
  await expectColour('[data-outcome=unpaid]', 'rust')
})

test('consent to calibration is empty until ticked, and the settings keep it', async ({
  page,
  product,
  email,
}) => {
  await openProfile(page, product, email)
  await page.goto('/profile')
  const box = page.getByRole('checkbox', { name: english.consent.label })
  await expect(box).not.toBeChecked()
  const stored = page.waitForResponse(/calibration-consent/)
  await box.click()
  expect((await stored).status()).toBe(200)
  await page.reload()
  await expect(box).toBeChecked()
  await expectAccessibleScreen(page, 'en')
  const withdrawn = page.waitForResponse(/calibration-consent/)
  await box.click()
  expect((await withdrawn).status()).toBe(200)
  await page.reload()
  await expect(box).not.toBeChecked()
})

test('the panel narrows to its icons and stays so', async ({ page, product, email }) => {
  await openProfile(page, product, email)
  const { panel } = english.app
  const besidePage = page.getByRole('complementary', { name: panel.label })
  const width = () => besidePage.boundingBox().then((box) => box?.width)
  await expect.poll(width).toBe(320)
  await page.getByRole('button', { name: panel.collapse }).click()
  await expect.poll(width).toBe(64)
  await expect(besidePage.getByRole('link', { name: panel.dashboard })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessibleScreen(page, 'en')
  await page.reload()
  await besidePage.getByRole('link', { name: panel.answers }).click()
  await expect(page).toHaveURL('/my-answers')
  await expect.poll(width).toBe(64)
  await page.getByRole('button', { name: panel.expand }).click()
  await expect.poll(width).toBe(320)
})

test('on a phone the panel opens over the page and gives the focus back', async ({
  page,
  product,
  email,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openProfile(page, product, email)
  const { panel } = english.app
  const toggle = page.getByRole('button', { name: panel.open })
  await toggle.click()
  const dialog = page.getByRole('dialog', { name: panel.label })
  await expect(dialog.getByText(email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await dialog.getByRole('link', { name: panel.answers }).click()
  await expect(page).toHaveURL('/my-answers')
  await expect(dialog).toBeHidden()
})

test('everything is downloaded, then everything is erased', async ({ page, product, email }) => {
  const { settings } = english.account.profile
  await openAs(page, product, email, { path: '/profile' })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: settings.download }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('individua-data.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.account.email).toBe(email)
  expect(data.answers).toHaveLength(10)

  await page.getByRole('button', { name: settings.erase }).click()
  const dialog = page.getByRole('dialog', { name: settings.eraseTitle })
  const erase = dialog.getByRole('button', { name: settings.eraseNow })
  await expect(erase).toBeDisabled()
  await dialog.getByRole('textbox').fill('another.user@example.sk')
  await expect(erase).toBeDisabled()
  await dialog.getByRole('textbox').fill(email)
  await erase.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(settings.erased)).toBeVisible()
  await expect(page.getByRole('link', { name: english.app.header.signIn })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/assessment')
})

test('a visitor is redirected from answers and account', async ({ page }) => {
  await page.goto('/de/my-answers')
  await expect(page).toHaveURL('/de/assessment')
  await page.goto('/de/profile')
  await expect(page).toHaveURL('/de')
})
