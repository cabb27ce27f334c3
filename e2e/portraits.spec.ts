import type { Page } from '@playwright/test'
import { bothThemes, expectAccessibleScreen } from './accessible-screen.ts'
import { expect, test } from './journey.ts'
import { fill, textsOf } from './texts.ts'
import { openAs } from './users.fixture.ts'
import { answer, expectProfile, expectQuestion } from './visitor-steps.ts'

const { 'advanced-assessment': advanced, app, portraits, results } = textsOf('en')

test.use({ expectedConsole: /status of 4(04|22)/ })

test('a retake after payment loses nothing, and two portraits are compared', async ({
  page,
  product,
  email,
}) => {
  await openAs(page, product, email, { stage: 'report' })
  const portrait = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::section')
  const bought = await portrait.innerText()

  await page.goto('/assessment')
  await expect(page.getByRole('heading', { name: portraits.retake.title })).toBeVisible()
  await expect(page.getByText(portraits.retake.shown.advanced)).toBeVisible()
  await expectAccessibleScreen(page, 'en', bothThemes)
  await page.getByRole('button', { name: portraits.retake.begin }).click()
  for (const [index, value] of [1, 5, 5, 1, 4, 1, 5, 4, 2, 5].entries()) {
    await expectQuestion(page, index + 1)
    await answer(page, value)
  }
  await expectProfile(page)
  expect(await portrait.innerText()).toBe(bought)
  await page.getByRole('link', { name: portraits.others.link }).click()

  await expect(page).toHaveURL('/portraits')
  const entries = page.getByRole('list').getByText(portraits.kind.basic)
  await expect(entries).toHaveCount(2)
  await expect(page.getByText(portraits.shown)).toHaveCount(1)
  await page.getByRole('link', { name: portraits.choose.action }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/portraits/compare')
  await expect(page.getByRole('heading', { name: portraits.compare.title })).toBeVisible()
  await expect(page.getByText(fill(portraits.compare.occasions_other, { count: 10 }))).toBeVisible()
  await expect(page.getByRole('region', { name: portraits.compare.moved })).toBeVisible()
  await expectAccessibleScreen(page, 'en', bothThemes)

  await page.getByRole('link', { name: portraits.back }).click()
  await page.getByRole('link', { name: /^Read/ }).first().click()
  await expect(page).toHaveURL(({ pathname }) => pathname === '/portrait')
  await expect(page.getByRole('heading', { name: results.personas.title })).toBeVisible()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('button', { name: portraits.pdf }).click()
  expect((await downloaded).suggestedFilename()).toMatch(/^individua-.*\.pdf$/)
  await beginSecondRound(page)
  await openUnknownPortrait(page)
})

/** The advanced questions are asked for, and nothing is made before. */
async function beginSecondRound(page: Page) {
  await page.goto('/advanced-assessment')
  await expect(page.getByRole('heading', { name: advanced.secondRound.title })).toBeVisible()
  await page.getByRole('link', { name: app.panel.answers }).click()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('100%')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: advanced.secondRound.begin }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
}

async function openUnknownPortrait(page: Page) {
  await page.goto('/portrait?resultId=3b0c7ad2-5f0e-4a53-9c55-0f3e5b1f7a07')
  await expect(page.getByText(portraits.errors.unknown)).toBeVisible()
  await page.getByRole('link', { name: portraits.back }).first().click()
  await expect(page).toHaveURL('/portraits')
}
