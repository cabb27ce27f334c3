import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleScreen, narrow } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { languages, pathIn, textsOf } from './texts.ts'
import { createUser, openProfile, signInAs } from './users.fixture.ts'

const { account, app, consent } = textsOf('en')
const besidePage = (page: Page) => page.getByRole('complementary', { name: app.panel.label })

test('the panel leads to answers and account, narrows and stays so; everything is downloaded, then erased', async ({
  page,
  product,
  email,
}) => {
  await openProfile(page, product, email)
  const panel = besidePage(page)
  await expect(panel).toContainText(email)
  await expect(panel).toContainText(app.panel.authenticated)

  await panel.getByRole('link', { name: app.panel.answers }).click()
  await expect(page).toHaveURL('/my-answers')
  await expect(page.getByRole('heading', { name: account.myAnswers.title })).toBeVisible()
  await expect(page.getByText(/^100\s?%$/)).toBeVisible()
  await expect(page.getByText('4/5')).toHaveCount(2)
  await expect(page.getByText(account.myAnswers.types.likert, { exact: true })).toHaveCount(10)

  await panel.getByRole('link', { name: email }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(account.profile.free, { exact: true })).toBeVisible()
  await expect(page.getByText(account.profile.payments.empty)).toBeVisible()
  await tickConsent(page)
  await expectAccessibleScreen(page, 'en')
  await page.getByRole('link', { name: account.profile.back }).click()
  await expect(page).toHaveURL('/dashboard')

  await narrowPanel(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openPanelOnPhone(page, email)
  await page.getByRole('button', { name: app.panel.open }).click()
  await page.getByRole('dialog').getByRole('link', { name: email }).click()
  await test.step('everything is downloaded', () => download(page, email))
  await test.step('everything is erased', () => erase(page, email))
})

/** Empty until it is ticked; the settings keep it, and take it back. */
async function tickConsent(page: Page) {
  const box = page.getByRole('checkbox', { name: consent.label })
  for (const isGiven of [true, false]) {
    await expect(box).toBeChecked({ checked: !isGiven })
    const stored = page.waitForResponse(/calibration-consent/)
    await box.click()
    expect((await stored).status()).toBe(200)
    await page.reload()
    await expect(box).toBeChecked({ checked: isGiven })
  }
}

async function narrowPanel(page: Page) {
  const { panel } = app
  const width = () =>
    besidePage(page)
      .boundingBox()
      .then((box) => box?.width)
  await expect.poll(width).toBe(320)
  await page.getByRole('button', { name: panel.collapse }).click()
  await expect.poll(width).toBe(64)
  await expect(besidePage(page).getByRole('link', { name: panel.dashboard })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessibleScreen(page, 'en')
  await page.reload()
  await besidePage(page).getByRole('link', { name: panel.portraits }).click()
  await expect(page).toHaveURL('/portraits')
  await expect.poll(width).toBe(64)
  await page.getByRole('button', { name: panel.expand }).click()
  await expect.poll(width).toBe(320)
}

/** Over the page; what closes it gives the focus back. */
async function openPanelOnPhone(page: Page, email: string) {
  const toggle = page.getByRole('button', { name: app.panel.open })
  await toggle.click()
  const dialog = page.getByRole('dialog', { name: app.panel.label })
  await expect(dialog.getByText(email)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await dialog.getByRole('link', { name: app.panel.answers }).click()
  await expect(page).toHaveURL('/my-answers')
  await expect(dialog).toBeHidden()
}

const { settings } = account.profile

async function download(page: Page, email: string) {
  const isSaved = page.waitForEvent('download')
  await page.getByRole('button', { name: settings.download }).click()
  const file = await isSaved
  expect(file.suggestedFilename()).toBe('individua-data.json')
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.account.email).toBe(email)
  expect(data.answers).toHaveLength(10)
}

async function erase(page: Page, email: string) {
  await page.getByRole('button', { name: settings.erase }).click()
  const dialog = page.getByRole('dialog', { name: settings.eraseTitle })
  const eraseNow = dialog.getByRole('button', { name: settings.eraseNow })
  await expect(eraseNow).toBeDisabled()
  await dialog.getByRole('textbox').fill('another.user@example.sk')
  await expect(eraseNow).toBeDisabled()
  await dialog.getByRole('textbox').fill(email)
  await eraseNow.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText(settings.erased)).toBeVisible()
  await expect(page.getByRole('link', { name: app.header.signIn })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/assessment')
}

test('on the narrowest phone the words under the counts stay whole', async ({
  page,
  product,
  email,
}) => {
  await page.setViewportSize(narrow)
  await signInAs(page, await createUser(product, email))
  for (const language of languages) {
    await page.goto(pathIn(language, '/my-answers'))
    const label = textsOf(language).account.myAnswers.stats.answered
    const lines = await page.getByText(label, { exact: true }).evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getClientRects().length
    })
    expect(lines, label).toBe(1)
  }
})
